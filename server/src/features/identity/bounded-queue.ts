import { AppError } from "../../app-error.ts";

/**
 * So many at once, so many waiting, and whoever comes after them is asked to come back: work that
 * strangers can ask for must not take all of the machine.
 */
export const createBoundedQueue = (atOnce: number, mostWaiting: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= mostWaiting) throw new AppError("unavailable");
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  /** The place goes to the next one directly, so that nobody slips in between. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
