import { emissionFactors, type FactorValues } from "@app/contract/emissions";
import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import type { Cell, Goal } from "./goals.rules.ts";

export interface Scope {
  brandId: string;
  year: number;
  wilaya: number | undefined;
}

const inWilaya = (wilaya: number | undefined): RawBuilder<unknown> =>
  wilaya === undefined ? sql`` : sql`and wilaya_code = ${wilaya}`;

export interface BrandNow {
  name: string;
  today: string;
  hasFigures: boolean;
  /** With goals or figures. */
  years: number[];
}

/** The brand as it is on this day, by the calendar of Algiers. */
export const findBrandNow = async (db: Db, clock: Clock, brandId: string): Promise<BrandNow> => {
  const { rows } = await sql<BrandNow>`
    select b.name, ((${sqlNow(clock)} at time zone 'Africa/Algiers')::date)::text as today,
      exists (select from brand_months m where m.brand_id = b.id) as "hasFigures",
      array(select distinct extract(year from month)::int from brand_months where brand_id = b.id
        union select year from brand_goals where brand_id = b.id and ended_at is null)
        as years
    from brands b where b.id = ${brandId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("no brand");
  return found;
};

/** Of kilograms alone: points and schools are not laid in tiles. */
export const findGoals = async (
  db: Db,
  { brandId, year }: Pick<Scope, "brandId" | "year">,
): Promise<Goal[]> =>
  (
    await sql<Goal>`
      select grams, material, wilayas, weights::float8[] as weights from brand_goals
      where brand_id = ${brandId} and year = ${year} and kind = 'kilograms' and ended_at is null
      order by id`.execute(db)
  ).rows;

export const findCells = async (db: Db, { brandId, year, wilaya }: Scope): Promise<Cell[]> =>
  (
    await sql<Cell>`
      select extract(month from month)::int as month, wilaya_code as wilaya, material, grams
      from brand_months
      where brand_id = ${brandId} and month >= make_date(${year}, 1, 1)
        and month < make_date(${year} + 1, 1, 1) ${inWilaya(wilaya)}
      order by month, wilaya_code, material`.execute(db)
  ).rows;

export interface WilayaLots {
  wilaya: number;
  grams: number;
  /** Of lots that both sides signed. */
  signedGrams: number;
  points: number;
}

export const findLotsByWilaya = async (
  db: Db,
  { brandId, year, wilaya }: Scope,
): Promise<WilayaLots[]> =>
  (
    await sql<WilayaLots>`
      select c.wilaya_code as wilaya, sum(c.grams)::bigint as grams,
        coalesce(sum(c.grams) filter (where (select count(*) from handover_signatures h
          where h.pickup_id = l.pickup_id) = 2), 0)::bigint as "signedGrams",
        count(distinct l.point_id)::int as points
      from claims c join lots l on l.id = c.lot_id
      where c.brand_id = ${brandId} and c.day >= make_date(${year}, 1, 1)
        and c.day < make_date(${year} + 1, 1, 1) and c.grams > 0 ${inWilaya(wilaya)}
      group by c.wilaya_code`.execute(db)
  ).rows;

export const countCitizens = async (db: Db, { brandId, year, wilaya }: Scope): Promise<number> => {
  const counts =
    wilaya === undefined
      ? sql<{ citizens: number }>`select citizens from brand_year_counts
          where brand_id = ${brandId} and year = ${year}`
      : sql<{ citizens: number }>`select citizens from brand_citizen_counts
          where brand_id = ${brandId} and year = ${year} and wilaya_code = ${wilaya}`;
  return (await counts.execute(db)).rows[0]?.citizens ?? 0;
};

/** Those in force today, by material. */
export const findFactorsNow = async (
  db: Db,
  clock: Clock,
): Promise<Record<Material, FactorValues>> => {
  const { rows } = await sql<FactorValues & { material: Material }>`
    select distinct on (material) material, grams_per_kilogram as "gramsPerKilogram",
      low as "lowGramsPerKilogram", high as "highGramsPerKilogram"
    from emission_factors
    where valid_from <= (${sqlNow(clock)} at time zone 'Africa/Algiers')::date
    order by material, valid_from desc`.execute(db);
  return { ...emissionFactors, ...Object.fromEntries(rows.map((row) => [row.material, row])) };
};

/** What was put on the market. */
export const findTonnages = async (
  db: Db,
  { brandId, year, wilaya }: Scope,
): Promise<{ material: Material; grams: number }[]> =>
  (
    await sql<{ material: Material; grams: number }>`
      select material, sum(grams)::bigint as grams from brand_tonnages
      where brand_id = ${brandId} and year = ${year} ${inWilaya(wilaya)} group by material`.execute(
      db,
    )
  ).rows;

/**
 * The day before the first whose kept sums miss a claim made more than five minutes ago; null when
 * none does. What is older than a week is checked each night by whoever keeps the sums.
 */
export const findCountedUntil = async (
  db: Db,
  clock: Clock,
  brandId: string,
): Promise<string | null> => {
  const { rows } = await sql<{ until: string | null }>`
    select (min(t.day) - 1)::text as until from (
      select day, sum(grams) as grams from claims
      where brand_id = ${brandId} and created_at < ${sqlNow(clock)} - interval '5 minutes'
        and day >= (${sqlNow(clock)} at time zone 'Africa/Algiers')::date - 7
      group by day) t
    where t.grams > coalesce((select sum(d.grams) from brand_days d
      where d.brand_id = ${brandId} and d.day = t.day), 0)`.execute(db);
  return rows[0]?.until ?? null;
};

/**
 * What the bags of campaigns that are claimed here have cost. A campaign has spent its centimes as far
 * as its tokens are paid out; each gram it paid for has the same part of that.
 */
export const findSpent = async (
  db: Db,
  { brandId, year, wilaya }: Scope,
): Promise<{ centimes: number; grams: number }> => {
  const { rows } = await sql<{ centimes: number; grams: number }>`
    with claimed as (
      select budget_id, sum(grams) as grams from claims
      where brand_id = ${brandId} and day >= make_date(${year}, 1, 1)
        and day < make_date(${year} + 1, 1, 1) and grams > 0 ${inWilaya(wilaya)}
      group by budget_id
    ), spent as (
      select c.budget_id, c.grams,
        f.centimes::numeric * (f.amount - (select coalesce(sum(a.balance), 0) from accounts a
          where a.owner_id = c.budget_id and a.kind = 'budget')) / f.amount as centimes
      from campaigns c cross join lateral (
        select sum(b.centimes) as centimes, sum(b.amount) as amount from budget_fillings b
        where b.budget_id = c.budget_id) f
      where c.brand_id = ${brandId} and c.grams > 0 and f.centimes > 0
    )
    select coalesce(round(sum(s.centimes * least(n.grams, s.grams) / s.grams)), 0)::bigint as centimes,
      coalesce(sum(n.grams), 0)::bigint as grams
    from claimed n left join spent s on s.budget_id = n.budget_id`.execute(db);
  return rows[0] ?? { centimes: 0, grams: 0 };
};
