import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** How far several budgets are, and how many deposits wait for any of them. */
export const findLow = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("budgets as b")
    .select([
      "b.id",
      "b.name",
      "b.stage",
      "b.filled",
      sql<number>`(select coalesce(sum(a.balance), 0)::bigint from accounts a
        where a.owner_id = b.id and a.kind = 'budget')`.as("left"),
      sql<number>`(select count(*)::int from waiting_tokens)`.as("waiting"),
    ])
    .where("b.id", "in", ids)
    .execute();
