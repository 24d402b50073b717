import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface MonthReturn {
  wilayaCode: number;
  month: number;
  grams: number;
  /** Who brought something to this wilaya in the whole year. */
  citizens: number;
}

/** Only of the wilayas where the distributor has a line this year: others are none of their business. */
export const findMonthReturns = async (
  db: Db,
  { brandId, distributorId, year }: { brandId: string; distributorId: string; year: number },
): Promise<MonthReturn[]> => {
  const { rows } = await sql<MonthReturn>`
    select m.wilaya_code as "wilayaCode", extract(month from m.month)::int as month,
      sum(m.grams)::bigint as grams, coalesce(max(c.citizens), 0) as citizens
    from brand_months m
    left join brand_citizen_counts c on c.brand_id = m.brand_id and c.year = ${year}
      and c.wilaya_code = m.wilaya_code
    where m.brand_id = ${brandId}
      and m.month between make_date(${year}, 1, 1) and make_date(${year}, 12, 1)
      and m.wilaya_code in (select l.wilaya_code from distribution_lines l
        where l.distributor_id = ${distributorId} and l.year = ${year})
    group by 1, 2`.execute(db);
  return rows;
};
