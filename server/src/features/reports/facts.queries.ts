import type { EmissionFactor, ReportPeriod } from "@app/contract/reports";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Goal, MarketShare, RetiredClaim, WeighedLot, Wilaya } from "./figures.rules.ts";

type Conn = Db | Trx;

const inPeriod = (brandId: string, { from, until }: ReportPeriod) => sql`
  c.brand_id = ${brandId} and c.day between ${from}::date and ${until}::date`;

/** Of some claims nothing is left, because their deposits turned out smaller. */
const isFree = (brandId: string, period: ReportPeriod) => sql`
  ${inPeriod(brandId, period)} and c.report_id is null and c.grams > 0`;

const claim = sql`c.number, c.lot_id as "lotId", l.number as lot, c.material, c.wilaya_code as wilaya,
  c.day::text as day, c.rule, c.grams`;

/** What no report has taken yet; whoever takes it takes all of it. */
export const retireClaims = async (
  trx: Trx,
  reportId: string,
  brandId: string,
  period: ReportPeriod,
): Promise<void> => {
  await sql`update claims c set report_id = ${reportId}
    where ${isFree(brandId, period)}`.execute(trx);
};

export const findRetired = async (db: Conn, reportId: string): Promise<RetiredClaim[]> =>
  (
    await sql<RetiredClaim>`select ${claim} from claims c
      join lots l on l.id = c.lot_id where c.report_id = ${reportId}
      order by c.day, c.number`.execute(db)
  ).rows;

export interface FreeClaims {
  grams: number;
  claims: number;
}

export const countFree = async (
  db: Conn,
  brandId: string,
  period: ReportPeriod,
): Promise<FreeClaims> => {
  const { rows } = await sql<FreeClaims>`
    select coalesce(sum(c.grams), 0)::bigint as grams, count(*)::integer as claims
    from claims c where ${isFree(brandId, period)}`.execute(db);
  return rows[0] ?? { grams: 0, claims: 0 };
};

/** What other reports took from the same days. */
export const findEarlier = async (
  db: Conn,
  brandId: string,
  period: ReportPeriod,
  exceptId: string | null = null,
): Promise<{ number: string; grams: number }[]> =>
  (
    await sql<{ number: string; grams: number }>`
      select r.number, sum(c.grams)::bigint as grams
      from claims c join reports r on r.id = c.report_id
      where ${inPeriod(brandId, period)} and r.id is distinct from ${exceptId}::uuid
      group by r.number, r.frozen_at order by r.frozen_at, r.number`.execute(db)
  ).rows;

/** How many bags at counters stand behind it. */
export const countWeighings = async (db: Conn, reportId: string): Promise<number> => {
  const { rows } = await sql<{ weighings: number }>`
    select count(distinct s.deposit_id)::integer as weighings
    from claims c join claim_spans s on s.claim_id = c.id
    where c.report_id = ${reportId}`.execute(db);
  return rows[0]?.weighings ?? 0;
};

export const findLots = async (db: Conn, reportId: string): Promise<WeighedLot[]> =>
  (
    await sql<WeighedLot>`
      select l.id, l.number, i.material, f.name as facility,
        (l.handed_over_at at time zone 'Africa/Algiers')::date::text as "handedOverOn",
        (d.received_at at time zone 'Africa/Algiers')::date::text as "receivedOn",
        i.attributed_grams as "depositedGrams", i.declared_grams as "declaredGrams",
        i.grams as "signedGrams", r.received_grams as "receivedGrams"
      from (select distinct lot_id, material from claims where report_id = ${reportId}) c
      join lots l on l.id = c.lot_id
      join lot_items i on i.lot_id = l.id and i.material = c.material
      join lot_receipts r on r.lot_id = l.id and r.material = c.material
      join deliveries d on d.id = r.delivery_id
      join facilities f on f.id = l.facility_id
      order by d.received_at, l.number, i.material`.execute(db)
  ).rows;

export const findMarket = async (db: Conn, brandId: string, year: number): Promise<MarketShare[]> =>
  (
    await sql<MarketShare>`
      select wilaya_code as wilaya, material, grams from brand_tonnages
      where brand_id = ${brandId} and year = ${year} order by wilaya_code, material`.execute(db)
  ).rows;

export const findWilayas = async (db: Conn, codes: readonly number[]): Promise<Wilaya[]> =>
  (
    await sql<Wilaya>`select code, name_fr as fr, name_ar as ar from wilayas
      where code = any (${codes}::smallint[]) order by code`.execute(db)
  ).rows;

export const findGoals = async (db: Conn, brandId: string, year: number): Promise<Goal[]> =>
  (
    await sql<Goal>`
      select material, wilayas, grams from brand_goals
      where brand_id = ${brandId} and year = ${year} and kind = 'kilograms' and ended_at is null
      order by grams desc, id`.execute(db)
  ).rows;

/** Those in force on a day; today without one. */
export const findFactors = async (
  db: Conn,
  clock: Clock,
  day: string | null,
): Promise<EmissionFactor[]> =>
  (
    await sql<EmissionFactor>`
      select distinct on (material) material, valid_from::text as "validFrom",
        grams_per_kilogram as value, low, high, source, year, range_source as "rangeSource"
      from emission_factors
      where valid_from <= coalesce(${day}::date, (${sqlNow(clock)} at time zone 'Africa/Algiers')::date)
      order by material, valid_from desc`.execute(db)
  ).rows;

export const findMoment = async (db: Conn, clock: Clock): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select ${sqlNow(clock)} as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
};
