import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** What lies there for a pick-up; null when there is no such pick-up. */
export const findGrams = async (db: Db, pickupId: string): Promise<number | null> => {
  const { rows } = await sql<{ grams: number }>`
    select (select coalesce(sum(i.grams), 0)::bigint from pickup_items i where i.pickup_id = p.id) as grams
    from pickups p where p.id = ${pickupId}`.execute(db);
  return rows[0]?.grams ?? null;
};

export interface FittingDriver {
  userId: string;
  phone: string | null;
  firstName: string;
  lastName: string;
}

/** Approved, with papers that hold today and an area that fits; those who were last near it first. */
export const findFittingDrivers = async (
  db: Db,
  clock: Clock,
  pickupId: string,
  most: number,
): Promise<FittingDriver[]> => {
  const today = sql`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;
  const { rows } = await sql<FittingDriver>`
    select t.user_id as "userId", u.phone, coalesce(t.first_name, u.first_name) as "firstName",
      coalesce(t.last_name, u.last_name) as "lastName"
    from pickups p
    join points o on o.id = p.point_id
    join commune_wilayas w on w.commune_code = o.commune_code and w.valid @> ${today}
    join transporter_profiles t on t.status = 'active' and t.wilayas @> array[w.wilaya_code]
      and t.licence_until >= ${today} and t.register_until >= ${today}
    join users u on u.id = t.user_id and u.status = 'active'
    left join lateral (
      select st_distance(d.location::geography, o.location::geography) as meters
      from lots l join points d on d.id = l.point_id
      where l.transporter_id = t.user_id order by l.created_at desc limit 1) last on true
    where p.id = ${pickupId}
      and exists (select from vehicles v where v.user_id = t.user_id and v.removed_at is null
        and v.insurance_until >= ${today}
        and v.payload_grams >= (select sum(i.grams) from pickup_items i where i.pickup_id = p.id))
    order by last.meters nulls last, t.user_id limit ${most}`.execute(db);
  return rows;
};

/** The point asked again meanwhile: another van is on its way, or looked for. */
export const hasOtherVan = async (
  trx: Trx,
  { id, pointId }: { id: string; pointId: string },
): Promise<boolean> => {
  // Whoever asks for a van holds this row first, so that nobody does between the look and the move.
  await trx.selectFrom("points").select("id").where("id", "=", pointId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from pickups p where p.point_id = ${pointId} and p.id <> ${id}
      and p.status in ('requested', 'offered', 'accepted', 'on_the_way', 'weighing')) as has`.execute(
    trx,
  );
  return rows[0]?.has ?? false;
};
