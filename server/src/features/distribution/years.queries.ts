import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** The year it is in the country. */
export const findYear = async (db: Db, clock: Clock): Promise<number> => {
  const { year } = await db
    .selectNoFrom(
      sql<number>`extract(year from ${sqlNow(clock)} at time zone 'Africa/Algiers')::int`.as(
        "year",
      ),
    )
    .executeTakeFirstOrThrow();
  return year;
};
