import type { LimitName } from "@app/contract/limits";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** What holds at this moment, of all or of one. */
export const findLimits = async (
  db: Db | Trx,
  clock: Clock,
  name: LimitName | null = null,
): Promise<{ name: string; value: number }[]> =>
  (
    await sql<{ name: string; value: number }>`
      select distinct on (name) name, value from limits
      where valid_from <= ${sqlNow(clock)} and (${name}::text is null or name = ${name})
      order by name, valid_from desc`.execute(db)
  ).rows;
