import type { Db } from "@app/database/connect";
import { type Clock, sqlNow } from "@app/database/clock";
import { sql } from "kysely";

/** What held so many seconds ago. */
export const findRates = (db: Db, clock: Clock, ageSeconds = 0) =>
  db
    .selectFrom("rates")
    .select([
      "id",
      "material",
      "per_kilogram as perKilogram",
      "star_bonus_percent as starBonusPercent",
      sql<Date>`lower(valid)`.as("validFrom"),
    ])
    .where(sql<boolean>`valid @> ${sqlNow(clock)} - make_interval(secs => ${ageSeconds})`)
    .orderBy("id")
    .execute();
