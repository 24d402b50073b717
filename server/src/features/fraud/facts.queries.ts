import type { Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Facts, Identified, Weighing } from "./facts.rules.ts";

/** What a rule may look back on; the numbers published in the contract stay below. */
const newestOfCitizen = 50;
const newestOfPoint = 60;
const dayMicroseconds = 24 * 3600 * 1_000_000;
const daysOfPoint = 30;

/** A deposit as it was told of. */
export interface Told {
  citizenId: string;
  number: number;
}

/** Where it stands in the list of its citizen. */
interface Numbered {
  number: number;
}

/** When it arrived at its point, to the microsecond. */
interface Arrived {
  moment: number;
}

/** Those of one minute at a point, and those of fifty numbers of a citizen, are asked for together. */
interface Stretch {
  stretch: number;
}

type OfPoint = Identified & Arrived & Stretch;
type OfCitizen = Weighing & Numbered & Stretch & { isOldCode: boolean };
type Deposit = Identified & Arrived & Numbered;

const weighing = (deposit: "c" | "d", id: "id" | "deposit_id") => {
  const column = (name: string) => sql.ref(`${deposit}.${name}`);
  return sql`${column(id)} as "depositId", ${column("citizen_id")} as "citizenId",
    ${column("point_id")} as "pointId",
    floor(extract(epoch from ${column("occurred_at")}) * 1000)::float8 as at,
    ${column("material")}, ${column("grams")}, ${column("compacted")} as "isCrushed",
    ${column("clean")}::int + ${column("compacted")}::int + ${column("manners")}::int as stars`;
};

const deposit = sql`${weighing("d", "id")}, d.identified_by as "identifiedBy",
  (extract(epoch from d.created_at) * 1000000)::float8 as moment`;

const counts = sql`d.point_id is not null and d.status in ('confirmed', 'corrected', 'disputed')`;

const told = (list: readonly Told[]) => sql`
  select d.* from unnest(${list.map(({ citizenId }) => citizenId)}::uuid[],
    ${list.map(({ number }) => number)}::integer[]) as asked (citizen_id, number)
  join citizen_deposits c on c.citizen_id = asked.citizen_id and c.number = asked.number
  join deposits d on d.id = c.deposit_id and d.created_at = c.created_at
  where ${counts}`;

const minuteOf = ({ moment }: Arrived): number => Math.floor(moment / 60_000_000);
const fiftyOf = ({ number }: Numbered): number => Math.floor(number / newestOfCitizen);

/** The newest of each point up to its first deposit told of, and all up to its last. */
const findOfPoints = async (trx: Trx, list: readonly Told[]): Promise<Map<string, OfPoint[]>> => {
  const { rows } = await sql<OfPoint>`
    with stretches as (
      select point_id, floor(extract(epoch from created_at) / 60)::float8 as stretch,
        min(created_at) as first, max(created_at) as last
      from (${told(list)}) t group by 1, 2)
    select s.stretch, ${deposit} from stretches s cross join lateral (
      (select d.* from deposits d
        where d.point_id = s.point_id and d.created_at > s.first and d.created_at <= s.last
          and ${counts})
      union all
      -- As the index has them: many arrive in one moment, and none of those is left out by chance.
      (select d.* from deposits d
        where d.point_id = s.point_id and d.created_at <= s.first
          and d.created_at > s.first - make_interval(days => ${daysOfPoint}) and ${counts}
        order by d.created_at desc fetch first ${sql.lit(newestOfPoint)} rows with ties)
    ) d order by d.created_at desc, d.id desc`.execute(trx);
  return Map.groupBy(rows, ({ pointId, stretch }) => `${pointId} ${stretch}`);
};

/**
 * By their numbers: as many as lie between the first and the last told of, and the newest before. How they were
 * identified is not in the citizen's list, and seldom asked.
 */
const findOfCitizens = async (
  trx: Trx,
  list: readonly Told[],
): Promise<Map<string, OfCitizen[]>> => {
  const { rows } = await sql<OfCitizen>`
    with stretches as (
      select citizen_id, number / ${sql.lit(newestOfCitizen)} as stretch, max(number) as last,
        max(number) - min(number) + ${sql.lit(newestOfCitizen)} as many,
        bool_or(identified_by = 'old_code') as has_old_code
      from (${told(list)}) t group by 1, 2)
    select s.stretch, ${weighing("c", "deposit_id")}, c.number,
      s.has_old_code and exists (select from deposits d where d.id = c.deposit_id
        and d.created_at = c.created_at and d.identified_by = 'old_code') as "isOldCode"
    from stretches s cross join lateral (
      select c.* from citizen_deposits c
      where c.citizen_id = s.citizen_id and c.number <= s.last
        and c.status in ('confirmed', 'corrected', 'disputed')
      order by c.number desc limit s.many
    ) c
    order by c.number desc`.execute(trx);
  return Map.groupBy(rows, ({ citizenId, stretch }) => `${citizenId} ${stretch}`);
};

/**
 * Each deposit with what was there when it arrived, by keys alone: the citizen's numbers lead to their deposits, the
 * point's newest are walked. Whoever asks later, or for others beside it, gets the same. A deposit that was undone
 * meanwhile is left out.
 * The engine takes a point for small and would rather sort its whole month than walk the index: so it may not sort.
 */
export const findFacts = async (trx: Trx, list: readonly Told[]): Promise<Facts[]> => {
  await sql`set local enable_sort = off`.execute(trx);
  const { rows: deposits } = await sql<Deposit>`
    select ${deposit}, d.number from (${told(list)}) d`.execute(trx);
  const ofPoints = await findOfPoints(trx, list);
  const ofCitizens = await findOfCitizens(trx, list);
  await sql`set local enable_sort = on`.execute(trx);
  return deposits.map((one) => {
    const ofCitizen = (ofCitizens.get(`${one.citizenId} ${fiftyOf(one)}`) ?? [])
      .filter(({ number }) => number <= one.number)
      .slice(0, newestOfCitizen);
    const since = one.moment - daysOfPoint * dayMicroseconds;
    const ofPoint = (ofPoints.get(`${one.pointId} ${minuteOf(one)}`) ?? [])
      .filter(({ moment }) => moment <= one.moment && moment > since)
      .slice(0, newestOfPoint);
    return {
      deposit: one,
      ofCitizen,
      ofPoint,
      oldCodes: ofCitizen.filter(({ isOldCode }) => isOldCode),
    };
  });
};
