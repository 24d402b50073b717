import type { Db } from "@app/database/connect";
import { type Clock, sqlNow } from "@app/database/clock";
import { sql } from "kysely";

/** What holds now. */
export const findRates = (db: Db, clock: Clock) =>
  db
    .selectFrom("rates")
    .select([
      "id",
      "material",
      "per_kilogram as perKilogram",
      "star_bonus_percent as starBonusPercent",
      sql<Date>`lower(valid)`.as("validFrom"),
    ])
    .where(sql<boolean>`valid @> ${sqlNow(clock)}`)
    .orderBy("id")
    .execute();

/** What held at any moment of the last days, with the moment they were read. */
export const findPastRates = (db: Db, clock: Clock, days: number) =>
  db
    .selectFrom("rates")
    .select([
      "id",
      "material",
      "per_kilogram as perKilogram",
      "star_bonus_percent as starBonusPercent",
      sql<Date>`lower(valid)`.as("validFrom"),
      sql<Date | null>`upper(valid)`.as("validUntil"),
      sqlNow(clock).as("readAt"),
    ])
    .where(
      sql<boolean>`valid && tstzrange(${sqlNow(clock)} - make_interval(days => ${days}), null)`,
    )
    .orderBy("id")
    .execute();
