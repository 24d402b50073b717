import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import { faultInLog, faultInWords } from "@app/contract/fault-in-log";
import type { Context } from "../context.ts";
import { repeat } from "../repeat.ts";
import { startCrashGuard } from "./crash-guard.ts";
import type { Job } from "./job.ts";
import { noteSuccess } from "./scheduled.queries.ts";
import { watchPools } from "./watch-pools.ts";

const concurrency = 4;
const faultMilliseconds = 500;

/** The message of what a job throws is kept beside the job, in a table: it goes on without values. */
const toKeep = (fault: unknown): Error => {
  const kept = new Error(faultInWords(fault));
  kept.stack = `${kept.message}\n${faultInLog(fault).stack}`;
  return kept;
};

const tasksOf = (ctx: Context, jobs: readonly Job[]): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, run: work, schedule }) => [
      name,
      async (payload) => {
        try {
          await work(payload);
          if (schedule) await noteSuccess(ctx.db, ctx.clock, name);
          ctx.metrics.jobs.inc({ job: name, outcome: "done" });
        } catch (error) {
          ctx.metrics.jobs.inc({ job: name, outcome: "failed" });
          throw toKeep(error);
        }
      },
    ]),
  );

const cronOf = (jobs: readonly Job[]) =>
  parseCronItems(
    jobs.flatMap(({ name, schedule: match }) =>
      match ? [{ task: name, match, identifier: name }] : [],
    ),
  );

interface JobNews {
  error?: unknown;
  fatalError?: unknown;
}

/** Its own words as far as the message of the fault, which it writes behind them, often with the stack. */
const ownWords = (message: string, fault: unknown): string => {
  const [line = ""] = message.split("\n");
  const [told = ""] = fault instanceof Error ? fault.message.split("\n") : [];
  const end = told === "" ? -1 : line.indexOf(told);
  return end < 0 ? line : line.slice(0, end);
};

/** graphile-worker's levels are those of our log. */
const loggerOf = (ctx: Context): Logger =>
  new Logger(() => (level, message, { error, fatalError }: JobNews) => {
    const write = level === "error" || level === "warning" ? "warn" : "debug";
    const err = error ?? fatalError;
    ctx.log[write]({ jobs: true, ...(err !== undefined && { err }) }, ownWords(message, err));
  });

/** It takes no more jobs. That it could not say goodbye, or had ended already, is no news. */
const letGo = (runner: Runner): void => {
  runner.stop().catch(() => undefined);
};

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
    parsedCronItems: cronOf(jobs),
    // In batches, be they of one: a single one that could not be written down would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: loggerOf(ctx),
    events,
  });
  const ended = runner.promise.then(
    () => false,
    () => false,
  );
  if (await Promise.race([answered.promise, ended])) return runner;
  letGo(runner);
  throw new Error("the first question for jobs failed");
};

export const startJobs = (ctx: Context, jobs: readonly Job[]) => {
  // From nought: what grows is asked for, and the first failure of a series that begins with it is no growth.
  for (const { name } of jobs) {
    for (const outcome of ["done", "failed"]) ctx.metrics.jobs.inc({ job: name, outcome }, 0);
  }
  // Jobs are taken in the name of a pool of workers.
  const pools = watchPools();
  const stopping = Promise.withResolvers<void>();

  const live = async (): Promise<number> => {
    const { events, failing } = pools.watchNext();
    const runner = await openRunner(ctx, jobs, events);
    // It ends by itself when it could not say what became of a job. After a question that got no answer it
    // is ended: it may have taken a job it does not know of, which would be in its name for hours. Another
    // takes over at once; this one finishes what it has at hand, and the crash guard frees the rest.
    await Promise.race([failing, stopping.promise]);
    letGo(runner);
    return faultMilliseconds;
  };

  const rounds = repeat(ctx, "jobs", faultMilliseconds, live);
  const guard = startCrashGuard(ctx, pools.living);
  return {
    stop: async () => {
      const stopped = rounds.stop();
      stopping.resolve();
      await stopped;
      await pools.over();
      await guard.stop();
    },
  };
};
