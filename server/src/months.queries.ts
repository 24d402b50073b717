import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface Month {
  month: string;
  from: Date;
  until: Date;
  now: Date;
}

/** Without a name, the month it is in the country. */
export const findMonth = async (
  db: Db,
  clock: Clock,
  month: string | undefined,
): Promise<Month> => {
  const { rows } = await sql<Month>`
    select now, to_char(first, 'YYYY-MM') as month, first at time zone 'Africa/Algiers' as "from",
      (first + interval '1 month') at time zone 'Africa/Algiers' as "until"
    from (
      select now, date_trunc('month', coalesce(to_timestamp(${month ?? null}, 'YYYY-MM')::timestamp,
        now at time zone 'Africa/Algiers')) as first
      from (select ${sqlNow(clock)} as now) n
    ) m`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("no month");
  return found;
};
