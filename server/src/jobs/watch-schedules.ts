import type { Context } from "../context.ts";
import { repeat } from "../repeat.ts";
import type { Job } from "./job.ts";
import { patienceSeconds } from "./patience.ts";
import { findSuccesses, knowJobs } from "./scheduled.queries.ts";

const everyMilliseconds = 5000;

/**
 * Tells when each job with a schedule last ended well, in whichever process and before whichever restart:
 * read from the database, so that every worker tells the same. A process that cannot ask goes on telling
 * what it knew, and its ages grow.
 */
export const watchSchedules = (ctx: Context, jobs: readonly Job[]) => {
  const names: string[] = [];
  for (const { name, schedule } of jobs) {
    if (!schedule) continue;
    names.push(name);
    ctx.metrics.jobPatience.set({ job: name }, patienceSeconds(schedule));
  }
  let areKnown = false;
  return repeat(ctx, "schedule watch", everyMilliseconds, async () => {
    if (!areKnown) await knowJobs(ctx.db, ctx.clock, names);
    areKnown = true;
    for (const { job, at } of await findSuccesses(ctx.db, names)) {
      ctx.metrics.jobSucceeded.set({ job }, at);
    }
    return everyMilliseconds;
  });
};
