import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";

/** What its last jobs came to is written down by then, or never. */
const writingMilliseconds = 2000;

/**
 * Pools of workers, each from its first worker to its last. Their own word that they ended is not waited
 * for: after two ends at once that could not be written down it never comes.
 */
export const watchPools = () => {
  const living = new Set<string>();
  const lasting = new Set<Promise<void>>();

  /** The events of a pool to come, and when it takes no more jobs or cannot know which it took. */
  const watchNext = (): { events: WorkerEvents; failing: Promise<void> } => {
    const events: WorkerEvents = new EventEmitter();
    const failing = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    let working = 0;
    let timer: NodeJS.Timeout | undefined;
    const end = (id: string): void => {
      clearTimeout(timer);
      living.delete(id);
      lasting.delete(over.promise);
      over.resolve();
    };
    events.on("pool:create", ({ workerPool }) => {
      living.add(workerPool.id);
      lasting.add(over.promise);
    });
    events.on("worker:create", () => void working++);
    events.on("worker:stop", ({ worker }) => {
      working--;
      if (working === 0) timer = setTimeout(() => end(worker.workerPool.id), writingMilliseconds);
    });
    events.on("pool:release", ({ workerPool }) => end(workerPool.id));
    events.once("pool:gracefulShutdown", () => failing.resolve());
    events.once("worker:getJob:error", () => failing.resolve());
    return { events, failing: failing.promise };
  };

  return {
    living: living as ReadonlySet<string>,
    watchNext,
    /** Once whatever they have at hand is through. */
    over: async (): Promise<void> => void (await Promise.all(lasting)),
  };
};
