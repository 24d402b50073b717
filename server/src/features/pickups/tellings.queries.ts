import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface Told {
  id: string;
  transporterId: string | null;
  firstName: string;
  lastName: string;
  plate: string;
  from: Date;
  to: Date;
  proposedFrom: Date | null;
  proposedTo: Date | null;
  lateMinutes: number | null;
  centimes: number;
  /** The point's name, as JSON by language. */
  place: string;
  lot: string | null;
  grams: number;
  /** Who works there. */
  staff: string[];
}

/** What texts about pick-ups need, as of now. */
export const findTold = async (
  trx: Trx,
  pickupIds: readonly string[],
): Promise<Map<string, Told>> => {
  const { rows } = await sql<Told>`
    select p.id, p.transporter_id as "transporterId",
      coalesce(t.first_name, u.first_name, '') as "firstName",
      coalesce(t.last_name, u.last_name, '') as "lastName", coalesce(v.plate, '') as plate,
      p.window_from as "from", p.window_to as "to", p.proposed_from as "proposedFrom",
      p.proposed_to as "proposedTo", p.late_minutes as "lateMinutes", p.pay_centimes as centimes,
      o.name::text as place, l.number as lot,
      coalesce((select sum(i.grams) from lot_items i where i.lot_id = l.id), 0)::bigint as grams,
      (select coalesce(json_agg(m.user_id), '[]') from point_members m
        where m.point_id = p.point_id and m.removed_at is null) as staff
    from pickups p
    join points o on o.id = p.point_id
    left join users u on u.id = p.transporter_id
    left join transporter_profiles t on t.user_id = p.transporter_id
    left join vehicles v on v.id = p.vehicle_id
    left join lots l on l.pickup_id = p.id
    where p.id = any (${pickupIds}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Those who have left are told nothing. */
export const findPresent = async (db: Db, userIds: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`select id from users
    where id = any (${userIds}::uuid[]) and status <> 'erased'`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** Everybody who works at these points. */
export const findStaff = async (
  trx: Trx,
  pointIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ pointId: string; staff: string[] }>`
    select point_id as "pointId", json_agg(user_id) as staff from point_members
    where point_id = any (${pointIds}::uuid[]) and removed_at is null group by point_id`.execute(
    trx,
  );
  return new Map(rows.map(({ pointId, staff }) => [pointId, staff]));
};
