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

/** A page is a range of numbers in one flat table: as cheap at the end as at the start. */
export const findDepositsByNumber = (db: Db, { citizenId, from, to }: NumberRange) =>
  db
    .selectFrom("citizen_deposits")
    .leftJoin("points", "points.id", "citizen_deposits.point_id")
    .selectAll("citizen_deposits")
    .select("points.name as point_name")
    .where("citizen_id", "=", citizenId)
    .where("number", ">=", from)
    .where("number", "<=", to)
    .orderBy("number", "desc")
    .execute();

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
  return db
    .selectFrom("citizen_deposits")
    .select([
      sql<number>`count(*)::int`.as("deposits"),
      sql<number>`coalesce(sum(grams), 0)::int`.as("grams"),
    ])
    .where("citizen_id", "=", citizenId)
    .where("number", ">", (eb) => eb.fn.coalesce(lastBefore, sql<number>`0`))
    .executeTakeFirstOrThrow();
};

export const readOwnCode = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("users")
    .select(["code", sqlNow(clock).as("now")])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
