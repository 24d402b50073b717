import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export const upsertResult = async (
  db: Db,
  clock: Clock,
  metric: string,
  found: number,
): Promise<void> => {
  await sql`insert into check_results (metric, found, checked_at)
    values (${metric}, ${found}, ${sqlNow(clock)})
    on conflict (metric) do update set found = excluded.found, checked_at = excluded.checked_at`.execute(
    db,
  );
};

export const listResults = (db: Db): Promise<{ metric: string; found: number }[]> =>
  db.selectFrom("check_results").select(["metric", "found"]).execute();
