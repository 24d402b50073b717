import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

/** In the transaction of the fact that asks for it; the same key twice is one job. */
export const enqueue = async (
  trx: Trx,
  name: string,
  payload: object,
  key: string,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${key})`.execute(
    trx,
  );
};
