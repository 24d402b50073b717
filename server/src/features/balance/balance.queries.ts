import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** The day that ended in the country last; how many points do not balance. */
export const callBalance = async (db: Db, clock: Clock): Promise<{ day: string; gaps: number }> => {
  const { rows } = await sql<{ day: string; gaps: number }>`
    select day::text, balance_masses(${sqlNow(clock)}, day) as gaps
    from (select (${sqlNow(clock)} at time zone 'Africa/Algiers')::date - 1 as day) yesterday`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error("no balance");
  return found;
};

export const findViolations = async (db: Db): Promise<{ violation: string; subject: string }[]> => {
  const { rows } = await sql<{ violation: string; subject: string }>`
    select violation, subject from custody_violations() limit 100`.execute(db);
  return rows;
};
