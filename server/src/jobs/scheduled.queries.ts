import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** From now on their age counts; those that are known keep theirs. */
export const knowJobs = async (db: Db, clock: Clock, jobs: readonly string[]): Promise<void> => {
  await sql`insert into scheduled_jobs (job, known_since)
    select job, ${sqlNow(clock)} from unnest(${jobs}::text[]) as job
    on conflict (job) do nothing`.execute(db);
};

export const noteSuccess = async (db: Db, clock: Clock, job: string): Promise<void> => {
  await sql`insert into scheduled_jobs (job, known_since, succeeded_at)
    values (${job}, ${sqlNow(clock)}, ${sqlNow(clock)})
    on conflict (job) do update set succeeded_at = excluded.succeeded_at`.execute(db);
};

/** Seconds of the epoch: of the last good end, or since when it is known. */
export const findSuccesses = async (
  db: Db,
  jobs: readonly string[],
): Promise<{ job: string; at: number }[]> =>
  (
    await sql<{ job: string; at: number }>`
      select job, extract(epoch from coalesce(succeeded_at, known_since))::float8 as at
      from scheduled_jobs where job = any (${jobs}::text[])`.execute(db)
  ).rows;
