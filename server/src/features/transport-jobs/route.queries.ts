import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface DayStop {
  id: string;
  pointId: string;
  vehicleId: string;
  latitude: number;
  longitude: number;
  grams: number;
  from: Date;
  to: Date;
  place: number | null;
}

/** The day it is in the country, and whether the one that was asked for is that. */
export const findDay = async (
  db: Db,
  clock: Clock,
  wanted: string | undefined,
): Promise<{ day: string; now: Date }> => {
  const { rows } = await sql<{ day: string; now: Date }>`
    select coalesce(${wanted ?? null}::date, (now at time zone 'Africa/Algiers')::date)::text as day,
      now from (select ${sqlNow(clock)} as now) n`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("no day");
  return found;
};

/** What a driver still has to fetch on a day; today also what should have been fetched before. */
export const findStops = async (
  db: Db,
  clock: Clock,
  userId: string,
  day: string,
): Promise<DayStop[]> => {
  const { rows } = await sql<DayStop>`
    select p.id, p.point_id as "pointId", p.vehicle_id as "vehicleId",
      st_y(o.location) as latitude, st_x(o.location) as longitude,
      (select sum(i.grams) from pickup_items i where i.pickup_id = p.id)::bigint as grams,
      p.window_from as "from", p.window_to as "to", p.place
    from pickups p join points o on o.id = p.point_id
    cross join lateral (select (p.window_from at time zone 'Africa/Algiers')::date as day) w
    where p.transporter_id = ${userId} and p.status in ('accepted', 'on_the_way', 'weighing')
      and (w.day = ${day}::date or (w.day < ${day}::date
        and ${day}::date = (${sqlNow(clock)} at time zone 'Africa/Algiers')::date))
    order by p.window_from, p.id`.execute(db);
  return rows;
};

/** Fetched on that day, in the order it was. */
export const findDone = async (db: Db, userId: string, day: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select pickup_id as id from lots where transporter_id = ${userId}
      and (handed_over_at at time zone 'Africa/Algiers')::date = ${day}::date
    order by handed_over_at, created_at`.execute(db);
  return rows.map(({ id }) => id);
};

export interface LotOnBoard {
  number: string;
  grams: number;
  pointName: unknown;
  facilityId: string;
  vehicleId: string;
  items: { material: Material; grams: number }[];
}

/** Signed for, and not weighed in by a facility yet. */
export const findOnBoard = async (db: Db, userId: string): Promise<LotOnBoard[]> => {
  const { rows } = await sql<LotOnBoard>`
    select l.number, o.name as "pointName", l.facility_id as "facilityId",
      p.vehicle_id as "vehicleId",
      (select sum(i.grams) from lot_items i where i.lot_id = l.id)::bigint as grams,
      (select json_agg(json_build_object('material', i.material, 'grams', i.grams)
        order by i.material) from lot_items i where i.lot_id = l.id and i.grams > 0) as items
    from lots l join pickups p on p.id = l.pickup_id join points o on o.id = l.point_id
    where l.transporter_id = ${userId} and p.status = 'handed_over'
    order by l.created_at`.execute(db);
  return rows;
};

export const sumDay = async (db: Db, userId: string, day: string): Promise<number> => {
  const { rows } = await sql<{ centimes: number }>`
    select coalesce(sum(centimes), 0)::bigint as centimes from transport_payments
    where transporter_id = ${userId}
      and (created_at at time zone 'Africa/Algiers')::date = ${day}::date`.execute(db);
  return rows[0]?.centimes ?? 0;
};

export const findVan = (db: Db, userId: string, vehicleId: string | undefined) =>
  db
    .selectFrom("vehicles")
    .where("user_id", "=", userId)
    .$if(vehicleId !== undefined, (query) => query.where("id", "=", vehicleId ?? ""))
    .$if(vehicleId === undefined, (query) => query.where("removed_at", "is", null))
    .select(["id", sql<string>`coalesce(plate, '')`.as("plate"), "payload_grams as payloadGrams"])
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();

export const findFacility = (db: Db, id: string) =>
  db
    .selectFrom("facilities")
    .where("id", "=", id)
    .select([
      "id",
      "name",
      sql<number>`st_y(location)`.as("latitude"),
      sql<number>`st_x(location)`.as("longitude"),
    ])
    .executeTakeFirstOrThrow();

/** Their own order of a day; those that are not named are the planner's. */
export const setPlaces = async (
  trx: Trx,
  userId: string,
  stops: readonly string[],
  ids: readonly string[],
): Promise<void> => {
  await sql`update pickups p set place = array_position(${ids}::uuid[], p.id)::smallint
    where p.id = any (${stops}::uuid[]) and p.transporter_id = ${userId}`.execute(trx);
};
