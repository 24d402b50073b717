import type { Db } from "@app/database/connect";
import { sql } from "kysely";

const country = sql.lit("Africa/Algiers");

/** What the back office decides about, of several campaigns. */
export const findNamed = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("campaigns as c")
    .innerJoin("brands as b", "b.id", "c.brand_id")
    .select([
      "c.id",
      "c.name",
      "b.id as brandId",
      "b.name as brand",
      "c.centimes",
      "c.tokens",
      "c.bonus_percent as bonusPercent",
      sql<string>`(lower(c.valid) at time zone ${country})::date::text`.as("firstDay"),
      sql<string>`((upper(c.valid) - interval '1 millisecond') at time zone ${country})::date::text`.as(
        "lastDay",
      ),
      sql<number>`(select coalesce(sum(a.balance), 0)::bigint from accounts a
        where a.owner_id = c.budget_id and a.kind = 'budget')`.as("left"),
    ])
    .where("c.id", "in", ids)
    .execute();
