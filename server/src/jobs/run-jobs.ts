import { EventEmitter } from "node:events";
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Context } from "../context.ts";
import { repeat } from "../repeat.ts";
import { startCrashGuard } from "./crash-guard.ts";
import type { Job } from "./job.ts";

const concurrency = 4;
const faultMilliseconds = 500;

const tasksOf = (ctx: Context, jobs: readonly Job[]): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, run: work }) => [
      name,
      async (payload) => {
        try {
          await work(payload);
          ctx.metrics.jobs.inc({ job: name, outcome: "done" });
        } catch (error) {
          ctx.metrics.jobs.inc({ job: name, outcome: "failed" });
          throw error;
        }
      },
    ]),
  );

const schedule = (jobs: readonly Job[]) =>
  parseCronItems(
    jobs.flatMap(({ name, schedule: match }) =>
      match ? [{ task: name, match, identifier: name }] : [],
    ),
  );

/** graphile-worker's levels are those of our log. */
const loggerOf = (ctx: Context): Logger =>
  new Logger(() => (level, message) => {
    const write = level === "error" || level === "warning" ? "warn" : "debug";
    ctx.log[write]({ jobs: true }, message);
  });

/**
 * A runner whose first question for jobs was answered. One whose first question failed keeps that
 * failure for ever and never runs a job, so it is given up for another.
 */
const openRunner = async (
  ctx: Context,
  jobs: readonly Job[],
  events: WorkerEvents,
): Promise<Runner> => {
  const answered = Promise.withResolvers<boolean>();
  events.once("worker:getJob:empty", () => answered.resolve(true));
  events.once("job:start", () => answered.resolve(true));
  events.once("worker:getJob:error", () => answered.resolve(false));
  const runner = await run({
    pgPool: ctx.pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    taskList: tasksOf(ctx, jobs),
    parsedCronItems: schedule(jobs),
    // In batches, be they of one: a single one that could not be written down would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: loggerOf(ctx),
    events,
  });
  const ended = runner.promise.then(() => false);
  if (await Promise.race([answered.promise, ended])) return runner;
  await runner.stop().catch(() => undefined);
  throw new Error("the first question for jobs failed");
};

export const startJobs = (ctx: Context, jobs: readonly Job[]) => {
  // Jobs are taken in the name of a pool of workers.
  const pools = new Set<string>();
  let runner: Runner | null = null;
  let stopping = false;

  const live = async (): Promise<number> => {
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => pools.add(workerPool.id));
    events.on("pool:release", ({ workerPool }) => pools.delete(workerPool.id));
    runner = await openRunner(ctx, jobs, events);
    if (stopping) await runner.stop();
    // It ends by itself when it could not say what became of a job: another one takes over.
    await runner.promise;
    return faultMilliseconds;
  };

  const rounds = repeat(ctx, "jobs", faultMilliseconds, live);
  const guard = startCrashGuard(ctx, pools);
  return {
    stop: async () => {
      stopping = true;
      const stopped = rounds.stop();
      await runner?.stop().catch(() => undefined);
      await stopped;
      await guard.stop();
    },
  };
};
