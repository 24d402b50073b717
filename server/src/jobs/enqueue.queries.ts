import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

/** In the transaction of the fact that asks for it; the same key twice is one job, the later one. */
export const enqueue = async (
  trx: Trx,
  name: string,
  payload: object,
  key: string,
  afterSeconds = 0,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    job_key => ${key}, run_at => now() + make_interval(secs => ${afterSeconds}))`.execute(trx);
};

/** Many of one kind in one round trip. */
export const enqueueAll = async (
  trx: Trx,
  name: string,
  jobs: readonly { payload: object; key: string }[],
  maxAttempts: number,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, job -> 'payload',
      job_key => job ->> 'key', max_attempts => ${maxAttempts})
    from json_array_elements(${JSON.stringify(jobs)}::json) as job`.execute(trx);
};
