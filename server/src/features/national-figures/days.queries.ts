import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Cell, ShownCell } from "./cells.rules.ts";

/** The days of these lots, counted anew. */
export const countLots = async (trx: Trx, lots: readonly string[]): Promise<void> => {
  await sql`select count_public_days(array(
    select distinct lot_day(created_at) from lots where id = any (${lots}::uuid[])))`.execute(trx);
};

/** The newest root, if the figures of its day are still open. */
export const findDayToClose = async (db: Db | Trx): Promise<string | undefined> =>
  (
    await sql<{ day: string }>`
      select max(r.day)::text as day from custody_roots r
      having max(r.day) > coalesce((select max(c.day) from public_closings c), '-infinity')`.execute(
      db,
    )
  ).rows[0]?.day;

/** Nobody else closes until the end of the transaction. */
export const lockClosing = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('public_closings'))`.execute(trx);
};

/**
 * Counts every day anew that anything has happened to since the day that closed last began: whatever
 * news went astray, and whatever was explained since. Answers the months of these days.
 */
export const settleDays = async (trx: Trx): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    with last as (select coalesce(max(day), '-infinity') as day from public_closings)
    select distinct lot_day(l.created_at)::text as day from last, lots l
      where lot_day(l.created_at) >= last.day
    union
    select lot_day(l.created_at)::text from last, claim_blocks b join lots l on l.id = b.lot_id
      where b.opened_at >= last.day or b.lifted_at >= last.day`.execute(trx);
  const days = rows.map(({ day }) => day);
  await sql`select count_public_days(${days}::date[])`.execute(trx);
  return [...new Set(days.map((day) => day.slice(0, 7)))].toSorted();
};

/** Of a month until a day: sums, and up to five of the people behind what they are made of. */
export const findCells = async (trx: Trx, month: string, until: string): Promise<Cell[]> => {
  const first = `${month}-01`;
  const inMonth = sql`>= ${first}::date and ${sql.ref("day")} <= ${until}::date
    and ${sql.ref("day")} < (${first}::date + interval '1 month')::date`;
  const { rows } = await sql<Cell>`
    with sums as (
      select wilaya_code, material, sum(grams)::bigint as grams, sum(lots)::int as lots
      from public_days where day ${inMonth} group by 1, 2
    ), verified as (
      select id, wilaya_code from (
        select l.id, lot_day(l.created_at) as day, cw.wilaya_code from lots l
        join points p on p.id = l.point_id
        join commune_wilayas cw on cw.commune_code = p.commune_code
          and cw.valid @> lot_day(l.created_at)) placed
      where day ${inMonth}
    ), people as (
      select v.wilaya_code, a.material, (array_agg(distinct d.citizen_id::text))[1:5] as ids
      from verified v
      join allocations a on a.lot_id = v.id
      join deposits d on d.id = a.deposit_id and d.created_at = a.deposit_created_at
      where not exists (select from claim_blocks b where b.lot_id = v.id
        and b.material = a.material and b.lifted_at is null)
      group by 1, 2
    )
    select s.wilaya_code as wilaya, s.material, s.grams, s.lots, coalesce(p.ids, '{}') as people
    from sums s left join people p using (wilaya_code, material)
    order by s.wilaya_code, s.material`.execute(trx);
  return rows;
};

export const writeMonth = async (
  trx: Trx,
  month: string,
  cells: readonly ShownCell[],
): Promise<void> => {
  const first = `${month}-01`;
  await sql`delete from public_months where month = ${first}::date`.execute(trx);
  await sql`
    insert into public_months (month, wilaya_code, material, grams, lots)
    select ${first}::date, c.wilaya, c.material, c.grams, c.lots
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
      as c (wilaya smallint, material material, grams bigint, lots integer)`.execute(trx);
};

/** What is not counted, as it stands at this moment, beside the day that closes. */
export const insertClosing = async (trx: Trx, clock: Clock, day: string): Promise<void> => {
  await sql`
    insert into public_closings (day, waiting_grams, held_grams, wilayas, closed_at)
    select ${day}::date,
      (select coalesce(sum((i ->> 'weighedGrams')::bigint), 0)
        from pickups p join handover_signatures s on s.pickup_id = p.id
        cross join jsonb_array_elements(s.items) i where p.status = 'weighing'),
      (select coalesce(sum(held_grams), 0) from public_days where day <= ${day}::date),
      (select count(distinct wilaya_code) from public_days where grams > 0 and day <= ${day}::date
        and day >= (date_trunc('month', ${day}::date) - interval '11 months')::date),
      ${sqlNow(clock)}`.execute(trx);
};
