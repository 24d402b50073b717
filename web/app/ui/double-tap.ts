const doubleTapMs = 300;
/** A thumb does not hit the same spot twice. */
const reachPx = 24;

export interface Tap {
  at: number;
  x: number;
  y: number;
}

/** The same finger on the same spot, at once: a shaky hand, not a second wish. */
export const isSecondTap = (last: Tap | undefined, next: Tap): boolean =>
  last !== undefined &&
  next.at - last.at < doubleTapMs &&
  Math.hypot(next.x - last.x, next.y - last.y) < reachPx;

const isTappedOnce = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("a, button, summary") !== null &&
  // Keys of a keypad and the like are there for quick taps.
  target.closest("[data-taps=many]") === null;

/**
 * For every button and link of the page, also for the one that comes to lie under the finger
 * after the first tap. A keyboard's click has no place and is left alone.
 */
export const ignoreDoubleTaps = (page: Document): (() => void) => {
  let last: Tap | undefined;
  const forget = () => {
    last = undefined;
  };
  const check = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    if (!isTappedOnce(event.target)) return forget();
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (isSecondTap(last, tap)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    last = tap;
  };
  page.addEventListener("click", check, { capture: true });
  // A key, something filled in, or a tap on something else says that the next tap is meant.
  page.addEventListener("keydown", forget);
  page.addEventListener("input", forget);
  return () => {
    page.removeEventListener("click", check, { capture: true });
    page.removeEventListener("keydown", forget);
    page.removeEventListener("input", forget);
  };
};
