import type { Material } from "@app/contract/materials";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

export interface WeighingFilter {
  month?: string | undefined;
  year?: number | undefined;
  wilaya?: number | undefined;
  material?: Material | undefined;
  claim?: string | undefined;
  lot?: string | undefined;
}

export interface ClaimCursor {
  day: string;
  number: string;
}

export interface FoundClaim {
  id: string;
  number: string;
  day: string;
}

const asked = (filter: WeighingFilter): RawBuilder<unknown> => {
  const { month, year, wilaya, material, claim, lot } = filter;
  const first = month === undefined ? undefined : `${month}-01`;
  return sql`
    ${first === undefined ? sql`` : sql`and c.day >= ${first}::date and c.day < (${first}::date + interval '1 month')::date`}
    ${year === undefined ? sql`` : sql`and c.day >= make_date(${year}, 1, 1) and c.day < make_date(${year} + 1, 1, 1)`}
    ${wilaya === undefined ? sql`` : sql`and c.wilaya_code = ${wilaya}`}
    ${material === undefined ? sql`` : sql`and c.material = ${material}`}
    ${claim === undefined ? sql`` : sql`and c.number = ${claim}`}
    ${lot === undefined ? sql`` : sql`and c.lot_id = (select id from lots where number = ${lot})`}`;
};

/** The newest first. */
export const findClaims = async (
  db: Db,
  brandId: string,
  filter: WeighingFilter,
  { before, most }: { before?: ClaimCursor | undefined; most: number },
): Promise<FoundClaim[]> =>
  (
    await sql<FoundClaim>`
      select c.id, c.number, c.day::text as day from claims c
      where c.brand_id = ${brandId} and c.grams > 0 ${asked(filter)}
        ${before ? sql`and (c.day, c.number) < (${before.day}::date, ${before.number})` : sql``}
      order by c.day desc, c.number desc limit ${most}`.execute(db)
  ).rows;

export interface FoundClaimDay {
  claim: string;
  lot: string;
  point: unknown;
  wilaya: number;
  material: Material;
  monthFrom: string;
  monthUntil: string;
  day: string;
  weights: number[];
  citizens: string[];
}

/** What lies in these claims, by the day it was weighed, with the people behind it. */
export const findClaimDays = async (
  db: Db,
  claimIds: readonly string[],
): Promise<FoundClaimDay[]> =>
  (
    await sql<FoundClaimDay>`
      select c.number as claim, l.number as lot, p.name as point, c.wilaya_code as wilaya, c.material,
        date_trunc('month', c.day)::date::text as "monthFrom",
        (date_trunc('month', c.day) + interval '1 month - 1 day')::date::text as "monthUntil",
        s.day::text as day, array_agg(s.grams) as weights, array_agg(s.citizen_id) as citizens
      from claims c join lots l on l.id = c.lot_id join points p on p.id = l.point_id
      join (
        select s.claim_id, d.citizen_id, (d.occurred_at at time zone 'Africa/Algiers')::date as day,
          sum(upper(s.span) - lower(s.span))::int as grams
        from claim_spans s join deposits d on d.id = s.deposit_id and d.created_at = s.deposit_created_at
        where s.claim_id = any (${claimIds}::uuid[])
        group by s.claim_id, d.id, d.citizen_id, d.occurred_at) s on s.claim_id = c.id
      group by c.id, l.number, p.name, s.day`.execute(db)
  ).rows;
