import { AppError } from "./app-error.ts";

export interface GroupCommitOptions<I, O> {
  /** One call for many items; answers in the order of the items. */
  run: (items: readonly I[]) => Promise<readonly O[]>;
  maxGroup: number;
  /** Calls under way at once. Two keep the database busy; more only make the groups smaller. */
  inFlight: number;
  /** How many must wait before another call joins one under way: a small group is better later. */
  worthJoining: number;
  /** How many times as long as a call took nothing follows it, so that others find room. */
  rest?: number;
  /** So many wait that there is no time to rest. */
  tooManyToRest?: number;
  /** Milliseconds after which who still waits is told to come again; without it everybody waits. */
  maxWait?: number;
  /** Whether a failed call may be tried item by item, or trying again would fail the same way. */
  mayRetryAlone: (error: unknown) => boolean;
}

interface Waiting<I, O> {
  item: I;
  since: number;
  resolve: (result: O) => void;
  reject: (error: unknown) => void;
}

/**
 * Sends together whatever queued while the last call ran. No timer: alone, an item goes at once;
 * under load, groups form by themselves and the cost of a commit is shared.
 */
export const createGroupCommit = <I, O>(options: GroupCommitOptions<I, O>) => {
  const queue: Waiting<I, O>[] = [];
  let running = 0;
  let isWatched = false;

  const settle = (group: Waiting<I, O>[], results: readonly O[]): void =>
    group.forEach((waiting, index) => waiting.resolve(results[index] as O));

  const runAlone = async (waiting: Waiting<I, O>): Promise<void> => {
    try {
      settle([waiting], await options.run([waiting.item]));
    } catch (error) {
      waiting.reject(error);
    }
  };

  const runGroup = async (group: Waiting<I, O>[]): Promise<void> => {
    try {
      settle(group, await options.run(group.map((waiting) => waiting.item)));
    } catch (error) {
      if (group.length === 1 || !options.mayRetryAlone(error)) {
        for (const waiting of group) waiting.reject(error);
        return;
      }
      // One bad item failed the call for all: each is tried by itself, so it harms no other.
      for (const waiting of group) await runAlone(waiting);
    }
  };

  const isDue = (): boolean =>
    running === 0 || (running < options.inFlight && queue.length >= options.worthJoining);

  const { rest = 0, tooManyToRest = 0 } = options;

  const goOn = (): void => {
    running--;
    pump();
  };

  const runAndRest = async (group: Waiting<I, O>[]): Promise<void> => {
    const start = performance.now();
    await runGroup(group);
    if (rest === 0 || queue.length > tooManyToRest) goOn();
    else setTimeout(goOn, rest * (performance.now() - start));
  };

  /** Somebody stands at a counter: an early "not now" is worth more than a late answer. */
  const sendAway = (maxWait: number): void => {
    const oldest = performance.now() - maxWait;
    while (queue[0] && queue[0].since <= oldest) queue.shift()?.reject(new AppError("unavailable"));
    if (queue[0]) watch(maxWait);
    else isWatched = false;
  };

  const watch = (maxWait: number): void => {
    isWatched = true;
    setTimeout(sendAway, maxWait / 4, maxWait);
  };

  const pump = (): void => {
    while (queue.length > 0 && isDue()) {
      running++;
      void runAndRest(queue.splice(0, options.maxGroup));
    }
  };

  return (item: I): Promise<O> =>
    new Promise((resolve, reject) => {
      queue.push({ item, since: performance.now(), resolve, reject });
      pump();
      if (options.maxWait && !isWatched && queue.length > 0) watch(options.maxWait);
    });
};
