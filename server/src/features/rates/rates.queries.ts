import type { Db } from "@app/database/connect";
import { type Clock, sqlNow } from "@app/database/clock";
import { sql } from "kysely";

export const findCurrentRates = (db: Db, clock: Clock) =>
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
