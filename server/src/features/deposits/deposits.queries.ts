import type { Db } from "@app/database/connect";
import { type Clock, sqlNow } from "@app/database/clock";
import { sql } from "kysely";

/** The citizen's own month: Algeria keeps one clock, UTC+1, all year round. */
const timeZone = "Africa/Algiers";

interface NumberRange {
  citizenId: string;
  /** Both included; numbers run from 1, the newest is the highest. */
  from: number;
  to: number;
}

/**
 * Numbers to months first, then only those months' partitions: two short steps instead of one
 * look into every month there ever was.
 */
export const findDepositsByNumber = async (db: Db, { citizenId, from, to }: NumberRange) => {
  const places = await db
    .selectFrom("citizen_deposits")
    .select(["deposit_id", "created_at"])
    .where("citizen_id", "=", citizenId)
    .where("number", ">=", from)
    .where("number", "<=", to)
    .orderBy("number", "desc")
    .execute();
  const newest = places[0];
  const oldest = places.at(-1);
  if (!newest || !oldest) return [];
  return db
    .selectFrom("deposits")
    .leftJoin("points", "points.id", "deposits.point_id")
    .selectAll("deposits")
    .select("points.name as point_name")
    .where("deposits.created_at", ">=", oldest.created_at)
    .where("deposits.created_at", "<=", newest.created_at)
    .where(
      "deposits.id",
      "in",
      places.map((place) => place.deposit_id),
    )
    .orderBy("deposits.number", "desc")
    .execute();
};

export const findMonthTotals = async (db: Db, clock: Clock, citizenId: string) => {
  const monthStart = sql<Date>`date_trunc('month', ${sqlNow(clock)}, ${timeZone})`;
  // Numbers rise with time: walking down from the newest, the first older one ends the month.
  const lastBefore = db
    .selectFrom("citizen_deposits")
    .select("number")
    .where("citizen_id", "=", citizenId)
    .where("created_at", "<", monthStart)
    .orderBy("number", "desc")
    .limit(1);
  const places = db
    .selectFrom("citizen_deposits")
    .select("deposit_id")
    .where("citizen_id", "=", citizenId)
    .where("number", ">", (eb) => eb.fn.coalesce(lastBefore, sql<number>`0`));
  return db
    .selectFrom("deposits")
    .select([
      sql<number>`count(*)::int`.as("deposits"),
      sql<number>`coalesce(sum(grams), 0)::int`.as("grams"),
    ])
    .where("created_at", ">=", monthStart)
    .where("id", "in", places)
    .executeTakeFirstOrThrow();
};
