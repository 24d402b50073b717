import { setTimeout as wait } from "node:timers/promises";

export interface Leaving {
  isLeaving: () => boolean;
  /** From now on it is not ready; resolves when nobody should be sending it anything new. */
  leave: () => Promise<void>;
}

/**
 * A balancer learns a moment late that a process is about to stop. For that moment the process goes on
 * answering, says that it is not ready, and closes each connection with its answer.
 */
export const createLeaving = (seconds: number): Leaving => {
  let leaving = false;
  return {
    isLeaving: () => leaving,
    leave: async () => {
      leaving = true;
      await wait(seconds * 1000);
    },
  };
};
