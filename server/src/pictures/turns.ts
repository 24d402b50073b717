import { AppError } from "../app-error.ts";

/** So many at once, so many in the queue; whoever comes then is better off asking again. */
export const createTurns = (atOnce: number, mostWaiting: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const begin = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new AppError("unavailable");
    // Whoever ends hands the turn over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
};
