import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { KeptGoal } from "./brand-goals.rules.ts";

export const findGoals = (db: Db, brandId: string) =>
  db
    .selectFrom("brand_goals")
    .select([
      "id",
      "kind",
      "material",
      "grams",
      "count",
      "year",
      "wilayas",
      "split",
      sql<number[]>`weights`.as("weights"),
    ])
    .where("brand_id", "=", brandId)
    .where("ended_at", "is", null)
    .orderBy("year", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** The year it is in the country, by the clock of the database. */
export const readYear = async (db: Db, clock: Clock): Promise<number> => {
  const { rows } = await sql<{ year: number }>`
    select extract(year from ${sqlNow(clock)} at time zone 'Africa/Algiers')::int as year`.execute(
    db,
  );
  return rows[0]?.year ?? 0;
};

export const countGoals = async (trx: Trx, brandId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom("brand_goals")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("brand_id", "=", brandId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const insertGoal = async (
  trx: Trx,
  clock: Clock,
  { id, brandId, goal }: { id: string; brandId: string; goal: KeptGoal },
): Promise<void> => {
  await trx
    .insertInto("brand_goals")
    .values({ id, brand_id: brandId, created_at: sqlNow(clock), ...goal })
    .execute();
};

const update = async (
  db: Db,
  brandId: string,
  id: string,
  changes: KeptGoal | { ended_at: ReturnType<typeof sqlNow> },
): Promise<boolean> => {
  const result = await db
    .updateTable("brand_goals")
    .set(changes)
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const changeGoal = (db: Db, brandId: string, id: string, goal: KeptGoal) =>
  update(db, brandId, id, goal);

export const endGoal = (db: Db, clock: Clock, brandId: string, id: string) =>
  update(db, brandId, id, { ended_at: sqlNow(clock) });

export const areWilayas = async (db: Db, codes: readonly number[]): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select ${[...codes]}::smallint[] <@ array(select code from wilayas) as known`.execute(db);
  return rows[0]?.known ?? false;
};
