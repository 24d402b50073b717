export interface PausableTimer {
  pause: () => void;
  /** What was left when it paused begins to run. */
  resume: () => void;
}

/** Runs at once, and once to its end. */
export const startTimer = (milliseconds: number, onEnd: () => void): PausableTimer => {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(onEnd, left);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  resume();
  return { pause, resume };
};
