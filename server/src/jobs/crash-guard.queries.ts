import type { Session } from "@app/database/connect";

/** Held by a session: whoever dies lets go of it in the same moment. */
const lock = "hashtext('job worker'), hashtext(worker)";

export const holdWorkers = async (session: Session, workers: readonly string[]): Promise<void> => {
  await session.query(`select pg_advisory_lock(${lock}) from unnest($1::text[]) as worker`, [
    workers,
  ]);
};

export const letWorkersGo = async (session: Session, workers: readonly string[]): Promise<void> => {
  await session.query(`select pg_advisory_unlock(${lock}) from unnest($1::text[]) as worker`, [
    workers,
  ]);
};

/**
 * Jobs whose worker's session is gone are free again. `living` are this session's own workers: it
 * could take their locks twice. The few seconds' grace covers a worker that took a job before its
 * lock was in place.
 */
export const freeJobsOfTheDead = async (
  session: Session,
  living: readonly string[],
  graceSeconds: number,
): Promise<number> => {
  const { rows } = await session.query<{ worker: string }>(
    `select worker from (
       select distinct locked_by as worker from graphile_worker.jobs
       where locked_at < now() - make_interval(secs => $1) and locked_by <> all ($2)) as locked
     where pg_try_advisory_xact_lock(${lock})`,
    [graceSeconds, living],
  );
  if (rows.length === 0) return 0;
  await session.query("select graphile_worker.force_unlock_workers($1)", [
    rows.map(({ worker }) => worker),
  ]);
  return rows.length;
};
