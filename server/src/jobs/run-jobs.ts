import { EventEmitter } from "node:events";
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Context } from "../context.ts";
import { startCrashGuard } from "./crash-guard.ts";
import type { Job } from "./job.ts";

const concurrency = 4;

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

export const startJobs = async (ctx: Context, jobs: readonly Job[]) => {
  const workers = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on("worker:create", ({ worker }) => workers.add(worker.workerId));
  events.on("worker:stop", ({ worker }) => workers.delete(worker.workerId));
  const runner = await run({
    pgPool: ctx.pool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    taskList: tasksOf(ctx, jobs),
    parsedCronItems: schedule(jobs),
    logger: loggerOf(ctx),
    events,
  });
  const guard = startCrashGuard(ctx, workers);
  return {
    stop: async () => {
      await runner.stop();
      await guard.stop();
    },
  };
};
