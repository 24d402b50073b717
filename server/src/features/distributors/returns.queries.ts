import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface MonthReturn {
  wilayaCode: number;
  month: number;
  grams: number;
}

/** The wilayas where the distributor has a line this year: others are none of their business. */
const ownWilayas = (distributorId: string, year: number) =>
  sql`(select distinct l.wilaya_code from distribution_lines l
    where l.distributor_id = ${distributorId} and l.year = ${year})`;

interface Wanted {
  brandId: string;
  distributorId: string;
  year: number;
}

export const findMonthReturns = async (
  db: Db,
  { brandId, distributorId, year }: Wanted,
): Promise<MonthReturn[]> => {
  const { rows } = await sql<MonthReturn>`
    select wilaya_code as "wilayaCode", extract(month from day)::int as month,
      sum(grams)::bigint as grams
    from brand_days
    where brand_id = ${brandId}
      and day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
      and wilaya_code in ${ownWilayas(distributorId, year)}
    group by 1, 2`.execute(db);
  return rows;
};

export interface Bringer {
  wilayaCode: number;
  citizenId: string;
}

/**
 * Who brought something, up to so many in each wilaya: more than that only says that they are many.
 */
export const findBringers = async (
  db: Db,
  { brandId, distributorId, year }: Wanted,
  most: number,
): Promise<Bringer[]> => {
  const { rows } = await sql<Bringer>`
    select w.wilaya_code as "wilayaCode", c.citizen_id as "citizenId"
    from ${ownWilayas(distributorId, year)} w,
      lateral (select citizen_id from brand_citizens
        where brand_id = ${brandId} and year = ${year} and wilaya_code = w.wilaya_code
        order by citizen_id limit ${most}) c`.execute(db);
  return rows;
};
