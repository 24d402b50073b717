import { roundMs, waitAfter } from "./retry-rules.ts";

export interface Round {
  /** Something of this person is left to send. */
  isLeft: boolean;
  /** What went wrong, when something did. */
  failure?: { retryAfterSeconds?: number | undefined };
}

interface RoundsPorts {
  send: () => Promise<Round>;
  now?: () => number;
  random?: () => number;
}

/**
 * When to send. `soon` keeps to the pause after a failure; `now` cuts it short, for somebody who just
 * weighed or pressed the button. What the server asked for itself is always kept to.
 */
export const createRounds = ({ send, now = Date.now, random = Math.random }: RoundsPorts) => {
  let failures = 0;
  /** The server asked to be left alone until then; and we ourselves chose to wait until then. */
  let askedUntil = 0;
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const plan = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Over by the timer, whatever the clock says: it may be a part of a millisecond behind, or have been set back.
      pausedUntil = 0;
      askedUntil = 0;
      void ask("soon");
    }, wait);
  };

  const note = ({ isLeft, failure }: Round): void => {
    failures = failure ? failures + 1 : 0;
    const wait = failure ? waitAfter(failures, failure.retryAfterSeconds, random) : roundMs;
    pausedUntil = failure ? now() + wait : 0;
    askedUntil = failure?.retryAfterSeconds ? now() + failure.retryAfterSeconds * 1000 : 0;
    clearTimeout(timer);
    if (isLeft) plan(wait);
  };

  const run = (): Promise<void> =>
    (running = send()
      .then(note)
      .finally(() => (running = undefined)));

  /** Settles after a round that began after the call. */
  const ask = (urgency: "now" | "soon"): Promise<void> => {
    const until = urgency === "now" ? askedUntil : pausedUntil;
    if (now() < until) return Promise.resolve();
    if (!running) return run();
    // What was saved since this one began may not be part of it.
    return (next ??= running.then(() => {
      next = undefined;
      return run();
    }));
  };

  return { ask };
};
