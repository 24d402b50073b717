import type { BodyOf } from "@app/contract/endpoint";
import type { announceRate } from "@app/contract/rates";
import type { Db } from "@app/database/connect";
import { type Clock, sqlNow } from "@app/database/clock";
import { sql } from "kysely";

const selectRates = (db: Db) =>
  db
    .selectFrom("rates")
    .select([
      "id",
      "material",
      "per_kilogram as perKilogram",
      "star_bonus_percent as starBonusPercent",
      sql<Date>`lower(valid)`.as("validFrom"),
    ]);

/** What holds now. */
export const findRates = (db: Db, clock: Clock) =>
  selectRates(db)
    .where(sql<boolean>`valid @> ${sqlNow(clock)}`)
    .orderBy("id")
    .execute();

/** What will hold, the next first. */
export const findComingRates = (db: Db, clock: Clock) =>
  selectRates(db)
    .where(sql<boolean>`lower(valid) > ${sqlNow(clock)}`)
    .orderBy(sql`lower(valid)`)
    .execute();

const mostShown = 50;

/** What no longer holds, the last first. */
export const findEndedRates = (db: Db, clock: Clock) =>
  selectRates(db)
    .select(sql<Date>`upper(valid)`.as("validUntil"))
    .where(sql<boolean>`upper(valid) <= ${sqlNow(clock)}`)
    .orderBy(sql`upper(valid)`, "desc")
    .limit(mostShown)
    .execute();

/** What held at any moment of the last days, with the moment they were read. */
export const findPastRates = (db: Db, clock: Clock, days: number) =>
  selectRates(db)
    .select([sql<Date | null>`upper(valid)`.as("validUntil"), sqlNow(clock).as("readAt")])
    .where(
      sql<boolean>`valid && tstzrange(${sqlNow(clock)} - make_interval(days => ${days}), null)`,
    )
    .orderBy("id")
    .execute();

export const callAnnounceRate = async (
  db: Db,
  clock: Clock,
  { material, perKilogram, starBonusPercent, validFrom, reason }: BodyOf<typeof announceRate>,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select announce_rate(${clock.fixed()}, ${material}::material, ${perKilogram},
      ${starBonusPercent}, ${validFrom}, ${reason}) as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};
