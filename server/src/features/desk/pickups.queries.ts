import type { PickupItem, PickupOrigin, PickupStatus } from "@app/contract/pickups";
import type { Clock } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Page } from "./deposits.queries.ts";
import { wilayaOf } from "./wilaya.queries.ts";

export interface PickupFilter {
  status?: PickupStatus | undefined;
  wilaya?: number | undefined;
}

export interface FoundPickup {
  id: string;
  createdAt: Date;
  pointId: string;
  pointName: unknown;
  wilaya: number;
  origin: PickupOrigin;
  status: PickupStatus;
  grams: number;
  from: Date;
  to: Date;
  transporterId: string | null;
  firstName: string | null;
  lastName: string | null;
  plate: string | null;
  lot: string | null;
}

const columns = (clock: Clock) => sql`p.id, p.created_at as "createdAt", p.point_id as "pointId",
  o.name as "pointName", ${wilayaOf(clock, sql`o.commune_code`)} as wilaya, p.origin, p.status,
  (select coalesce(sum(i.grams), 0)::bigint from pickup_items i where i.pickup_id = p.id) as grams,
  p.window_from as "from", p.window_to as "to", p.transporter_id as "transporterId",
  coalesce(t.first_name, u.first_name) as "firstName", coalesce(t.last_name, u.last_name) as "lastName",
  v.plate, l.number as lot`;

const joined = sql`join points o on o.id = p.point_id
  left join users u on u.id = p.transporter_id
  left join transporter_profiles t on t.user_id = p.transporter_id
  left join vehicles v on v.id = p.vehicle_id
  left join lots l on l.pickup_id = p.id`;

export const findPickups = async (
  db: Db,
  clock: Clock,
  { status, wilaya }: PickupFilter,
  { after, most }: Page,
): Promise<FoundPickup[]> =>
  (
    await sql<FoundPickup>`
      select ${columns(clock)} from pickups p ${joined}
      where true ${status === undefined ? sql`` : sql`and p.status = ${status}`}
        ${wilaya === undefined ? sql`` : sql`and ${wilayaOf(clock, sql`o.commune_code`)} = ${wilaya}`}
        ${
          after === undefined
            ? sql``
            : sql`and (p.created_at, p.id) < (select x.created_at, x.id from pickups x where x.id = ${after})`
        }
      order by p.created_at desc, p.id desc limit ${most}`.execute(db)
  ).rows;

export interface FoundPickupDetails extends FoundPickup {
  items: PickupItem[];
  accessNote: string;
  facility: unknown;
  meters: number;
  payCentimes: number;
}

export const findPickupDetails = async (
  db: Db,
  clock: Clock,
  id: string,
): Promise<FoundPickupDetails | undefined> =>
  (
    await sql<FoundPickupDetails>`
      select ${columns(clock)}, p.access_note as "accessNote", f.name as facility, p.meters,
        p.pay_centimes as "payCentimes",
        (select json_agg(json_build_object('material', i.material, 'bags', i.bags, 'grams', i.grams)
          order by i.material) from pickup_items i where i.pickup_id = p.id) as items
      from pickups p ${joined} join facilities f on f.id = p.facility_id
      where p.id = ${id}`.execute(db)
  ).rows[0];

const mostSteps = 100;

export const findSteps = (db: Db, pickupId: string) =>
  db
    .selectFrom("pickup_steps as s")
    .leftJoin("users as u", "u.id", "s.actor_id")
    .select(["s.at", "s.kind", "u.first_name as firstName", "u.last_name as lastName"])
    .where("s.pickup_id", "=", pickupId)
    .orderBy("s.at")
    .orderBy("s.id")
    .limit(mostSteps)
    .execute();
