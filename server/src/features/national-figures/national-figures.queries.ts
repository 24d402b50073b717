import { type Clock, sqlNow } from "@app/database/clock";
import type { Material } from "@app/contract/materials";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export interface Closing {
  day: string;
  waitingGrams: number;
  heldGrams: number;
  wilayas: number;
  treeSize: number;
  rootHash: Buffer;
}

export const findClosing = async (db: Db): Promise<Closing | undefined> =>
  (
    await sql<Closing>`
      select c.day::text as day, c.waiting_grams as "waitingGrams", c.held_grams as "heldGrams",
        c.wilayas, r.tree_size as "treeSize", r.root_hash as "rootHash"
      from public_closings c join custody_roots r on r.day = c.day
      order by c.day desc limit 1`.execute(db)
  ).rows[0];

export interface MonthGrams {
  month: string;
  wilaya: number | null;
  grams: number;
}

export const findMonths = async (db: Db, from: string, until: string): Promise<MonthGrams[]> =>
  (
    await sql<MonthGrams>`
      select to_char(month, 'YYYY-MM') as month, wilaya_code as wilaya, sum(grams)::bigint as grams
      from public_months
      where month >= ${`${from}-01`}::date and month <= ${`${until}-01`}::date
      group by public_months.month, wilaya_code`.execute(db)
  ).rows;

export interface PlacedPoints {
  code: number;
  fr: string;
  ar: string;
  points: number;
}

/** Every wilaya of today with its open points. */
export const findPoints = async (db: Db, clock: Clock): Promise<PlacedPoints[]> =>
  (
    await sql<PlacedPoints>`
      select w.code, w.name_fr as fr, w.name_ar as ar, count(p.id)::int as points
      from wilayas w
      left join commune_wilayas cw on cw.wilaya_code = w.code
        and cw.valid @> (${sqlNow(clock)} at time zone 'Africa/Algiers')::date
      left join points p on p.commune_code = cw.commune_code and p.status = 'active'
      group by w.code, w.name_fr, w.name_ar order by w.code`.execute(db)
  ).rows;

export interface OpenRow {
  month: string;
  wilaya: number | null;
  fr: string | null;
  ar: string | null;
  material: Material;
  grams: number;
  lots: number;
  closedOn: string;
  rootHash: Buffer;
}

/**
 * A year: 12 months, 69 wilayas and the others, three materials at most. With each month the first
 * root that holds all of it.
 */
export const findYear = async (db: Db, year: number, until: string): Promise<OpenRow[]> =>
  (
    await sql<OpenRow>`
      select to_char(m.month, 'YYYY-MM') as month, m.wilaya_code as wilaya, w.name_fr as fr,
        w.name_ar as ar, m.material, m.grams, m.lots, r.day::text as "closedOn",
        r.root_hash as "rootHash"
      from public_months m
      left join wilayas w on w.code = m.wilaya_code
      cross join lateral (select day, root_hash from custody_roots
        where day >= least(${until}::date, (m.month + interval '1 month')::date - 1)
        order by day limit 1) r
      where m.month >= make_date(${year}, 1, 1) and m.month < make_date(${year} + 1, 1, 1)
      order by m.month, m.wilaya_code nulls last, m.material`.execute(db)
  ).rows;
