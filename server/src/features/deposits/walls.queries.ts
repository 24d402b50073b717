import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** Algeria keeps one clock, UTC+1, all year round. */
const timeZone = "Africa/Algiers";
const monthStart = (clock: Clock) => sql<Date>`date_trunc('month', ${sqlNow(clock)}, ${timeZone})`;
const counts = sql<boolean>`d.status in ('confirmed', 'corrected', 'disputed')`;

/**
 * Numbers rise with the arrival, and a bag is weighed at most a week before it or after: walking down
 * from the newest, the first that arrived before that ends the month.
 */
const lastBeforeMonth = (db: Db, clock: Clock, citizenId: string) =>
  db
    .selectFrom("citizen_deposits")
    .select("number")
    .where("citizen_id", "=", citizenId)
    .where("created_at", "<", sql<Date>`${monthStart(clock)} - interval '8 days'`)
    .orderBy("number", "desc")
    .limit(1);

const recent = (db: Db, clock: Clock, citizenId: string) =>
  db
    .selectFrom("citizen_deposits as d")
    .where("d.citizen_id", "=", citizenId)
    .where("d.number", ">", (eb) =>
      eb.fn.coalesce(lastBeforeMonth(db, clock, citizenId), sql<number>`0`),
    );

/** This month's, and the bags that still wait. */
export const findTiles = (db: Db, clock: Clock, citizenId: string, limit: number) =>
  recent(db, clock, citizenId)
    .select([
      "deposit_id",
      "number",
      "status",
      "material",
      "grams",
      "tokens",
      "is_waiting",
      "occurred_at",
    ])
    .where((eb) =>
      eb.or([
        eb("d.status", "=", "declared"),
        eb.and([eb("d.occurred_at", ">=", monthStart(clock)), eb("d.status", "<>", "voided")]),
      ]),
    )
    .orderBy("d.number", "desc")
    .limit(limit)
    .execute();
export type FoundTile = Awaited<ReturnType<typeof findTiles>>[number];

export const findMonthTotals = (db: Db, clock: Clock, citizenId: string) =>
  recent(db, clock, citizenId)
    .select([
      sql<string>`to_char(month_of(${sqlNow(clock)}), 'YYYY-MM')`.as("month"),
      sql<number>`count(*)::int`.as("deposits"),
      sql<number>`coalesce(sum(d.grams), 0)::int`.as("grams"),
    ])
    .where("d.occurred_at", ">=", monthStart(clock))
    .where(counts)
    .executeTakeFirstOrThrow();

/** Months that have a wall, newest first; before this one unless told. */
export const findMonths = (
  db: Db,
  clock: Clock,
  citizenId: string,
  { before, limit }: { before?: string | undefined; limit: number },
) =>
  db
    .selectFrom("citizen_months")
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as("month"),
      sql<number>`sum(deposits)::int`.as("deposits"),
      sql<number>`sum(grams)::int`.as("grams"),
      sql<number>`min(first_number)`.as("first"),
      sql<number>`max(last_number)`.as("last"),
    ])
    .where("citizen_id", "=", citizenId)
    .where(
      "month",
      "<",
      before === undefined
        ? sql<Date>`month_of(${sqlNow(clock)})`
        : sql<Date>`(${before} || '-01')::date`,
    )
    .groupBy("citizen_months.month")
    .orderBy("citizen_months.month", "desc")
    .limit(limit)
    .execute();
export type FoundMonth = Awaited<ReturnType<typeof findMonths>>[number];

/** The newest tiles of one month, by the range of numbers it lies in. */
export const findTilesOfMonth = (
  db: Db,
  citizenId: string,
  { month, first, last }: FoundMonth,
  limit: number,
): Promise<FoundTile[]> =>
  db
    .selectFrom("citizen_deposits as d")
    .select([
      "deposit_id",
      "number",
      "status",
      "material",
      "grams",
      "tokens",
      "is_waiting",
      "occurred_at",
    ])
    .where("d.citizen_id", "=", citizenId)
    .where("d.number", ">=", first)
    .where("d.number", "<=", last)
    .where(sql<boolean>`to_char(month_of(d.occurred_at), 'YYYY-MM') = ${month}`)
    .where(counts)
    .orderBy("d.number", "desc")
    .limit(limit)
    .execute();

export const findCommune = async (db: Db, citizenId: string) =>
  (await db
    .selectFrom("citizen_profiles as p")
    .innerJoin("communes as c", "c.code", "p.commune_code")
    .select([
      "c.name_fr as fr",
      "c.name_ar as ar",
      sql<number>`st_y(c.location)`.as("lat"),
      sql<number>`st_x(c.location)`.as("lng"),
    ])
    .where("p.user_id", "=", citizenId)
    .executeTakeFirst()) ?? null;
