import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { MonthCount } from "./exchanges.rules.ts";

export const findFinanced = (db: Db, clock: Clock, brandId: string, most: number) =>
  db
    .selectFrom("rewards as r")
    .select([
      "r.id",
      "r.name",
      sql<boolean>`r.status = 'published' and r.valid @> ${sqlNow(clock)}`.as("isOffered"),
    ])
    .where("r.brand_id", "=", brandId)
    .orderBy("r.created_at", "desc")
    .orderBy("r.id")
    .limit(most)
    .execute();

/** What came back to the citizen was no exchange. */
export const countExchanges = async (db: Db, brandId: string): Promise<MonthCount[]> => {
  const { rows } = await sql<MonthCount>`
    select to_char(v.created_at at time zone 'Africa/Algiers', 'YYYY-MM') as month,
      count(*)::int as count
    from rewards r join vouchers v on v.reward_id = r.id
    where r.brand_id = ${brandId} and v.status in ('ready', 'received')
    group by 1 order by 1`.execute(db);
  return rows;
};

/** Whether there is such a reward. */
export const setBrand = async (db: Db, id: string, brandId: string | null): Promise<boolean> => {
  const result = await db
    .updateTable("rewards")
    .set({ brand_id: brandId })
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const isBrand = async (db: Db, id: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("brands")
      .select("id")
      .where("id", "=", id)
      .where("kind", "=", "brand")
      .executeTakeFirst(),
  );
