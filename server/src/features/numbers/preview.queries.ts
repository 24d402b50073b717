import { previewDays } from "@app/contract/numbers";
import type { Material } from "@app/contract/materials";
import type { LimitName } from "@app/contract/limits";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

/** As many deposits are read one by one in about a second; a country weighs more in an hour or two. */
const mostRead = 200_000;

/** The share of the last days' deposits that is read: all of them, or the part that stands for them. */
export const findShare = async (db: Db, clock: Clock): Promise<number> => {
  const { rows } = await sql<{ deposits: number }>`
    select coalesce(sum(deposits), 0)::float8 as deposits from day_figures
    where day >= (${sqlNow(clock)} at time zone 'Africa/Algiers')::date - ${previewDays}::int`.execute(
    db,
  );
  return Math.min(1, mostRead / Math.max(1, rows[0]?.deposits ?? 0));
};

/** Whole pages of the tables, the same ones each time, so that two rates can be compared. */
const sampled = (share: number): RawBuilder<unknown> =>
  share < 1
    ? sql`deposits d tablesample system (${share * 100}::real) repeatable (1)`
    : sql`deposits d`;

const since = (clock: Clock) => sql`${sqlNow(clock)} - make_interval(days => ${previewDays})`;

/** For each number the cases of the last days, and what of each is held against it. */
const measures: Partial<Record<LimitName, (clock: Clock, share: number) => RawBuilder<unknown>>> = {
  ask_above_grams: (clock, share) => sql`select grams::numeric as measure from ${sampled(share)}
    where created_at > ${since(clock)} and status <> 'declared'`,
  declaration_grams: (clock) => sql`select declared_grams::numeric as measure from declarations
    where deposit_created_at > ${since(clock)}`,
  // How long the point took, of those that were weighed.
  declaration_days: (clock) => sql`select extract(epoch from d.occurred_at - d.created_at) / 86400
      as measure
    from declarations b join deposits d on d.id = b.deposit_id
      and d.created_at = b.deposit_created_at
    where b.deposit_created_at > ${since(clock)} and d.status in ('confirmed', 'corrected')`,
  dispute_days: (clock) => sql`select extract(epoch from opened_at - deposit_created_at) / 86400
      as measure
    from disputes where opened_at > ${since(clock)} and opened_by is null`,
  voucher_days: (clock) => sql`select extract(epoch from closed_at - created_at) / 86400 as measure
    from vouchers where closed_at > ${since(clock)} and status = 'received' and kind = 'shop'`,
  facility_tolerance_percent: (clock) => sql`select
      abs(i.received_grams + i.refused_grams - i.expected_grams) * 100.0 / i.expected_grams as measure
    from receipt_items i join deliveries d on d.id = i.delivery_id
    where d.received_at > ${since(clock)} and i.expected_grams > 0`,
  // Here it is too little that is refused: the other way round.
  van_grams: (clock) => sql`select -sum(i.grams)::numeric as measure
    from pickups p join pickup_items i on i.pickup_id = p.id
    where p.created_at > ${since(clock)} and p.origin = 'by_hand' group by p.id`,
};

/** Numbers whose cases are the deposits themselves; of everything else there is far less. */
export const readsDeposits = (name: LimitName): boolean => name === "ask_above_grams";

export interface Counted {
  cases: number;
  now: number;
  later: number;
}

export const countCases = async (
  db: Db,
  clock: Clock,
  name: LimitName,
  value: number,
  share: number,
): Promise<Counted | null> => {
  const measure = measures[name];
  if (!measure) return null;
  const sign = name === "van_grams" ? -1 : 1;
  const { rows } = await sql<Counted>`
    select count(*)::int as cases,
      (count(*) filter (where m.measure
        > ${sign} * (select limit_at(${name}, ${sqlNow(clock)}))))::int as now,
      (count(*) filter (where m.measure > ${sign * value}::numeric))::int as later
    from (${measure(clock, share)}) m`.execute(db);
  return rows[0] ?? null;
};

export interface RateCounted {
  deposits: number;
  grams: number;
  tokensNow: number;
  tokensThen: number;
  /** Of every material. */
  tokensAll: number;
  budgetTokens: number;
}

interface NewRate {
  material: Material;
  perKilogram: number;
  starBonusPercent: number;
}

export const countAtRate = async (
  db: Db,
  clock: Clock,
  { material, perKilogram, starBonusPercent }: NewRate,
  share: number,
): Promise<RateCounted> => {
  const { rows } = await sql<RateCounted>`
    with weighed as (
      select d.material, d.grams::bigint, d.tokens,
        d.clean::int + d.compacted::int + d.manners::int as stars
      from ${sampled(share)}
      where d.created_at > ${since(clock)} and d.status in ('confirmed', 'corrected', 'disputed')
    ), of_material as (select * from weighed where material = ${material}::material)
    select (select count(*)::int from of_material) as deposits,
      (select coalesce(sum(grams), 0)::bigint from of_material) as grams,
      (select coalesce(sum(tokens), 0)::bigint from of_material) as "tokensNow",
      (select coalesce(sum(grams * ${perKilogram}::bigint
        * (100 + ${starBonusPercent}::bigint * stars) / 100000), 0)::bigint
        from of_material) as "tokensThen",
      (select coalesce(sum(tokens), 0)::bigint from weighed) as "tokensAll",
      (select coalesce(sum(a.balance), 0)::bigint from accounts a join budgets b on b.id = a.owner_id
        where a.kind = 'budget' and b.valid @> ${sqlNow(clock)}) as "budgetTokens"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("no count");
  return row;
};
