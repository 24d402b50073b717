import type { Context } from "./context.ts";

export interface Repeated {
  /** Ends after the round under way. */
  stop: () => Promise<void>;
}

/** Runs rounds until stopped; a round says how long to rest, a failed one rests longer. */
export const repeat = (
  ctx: Context,
  name: string,
  faultMilliseconds: number,
  round: () => Promise<number>,
): Repeated => {
  const stopping = new AbortController();

  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      if (milliseconds <= 0 || stopping.signal.aborted) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      stopping.signal.addEventListener(
        "abort",
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let wait = faultMilliseconds;
      try {
        wait = await round();
      } catch (error) {
        if (!stopping.signal.aborted) ctx.log.warn({ err: error }, `${name}: trying again`);
      }
      await rest(wait);
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
