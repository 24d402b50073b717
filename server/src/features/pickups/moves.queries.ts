import { randomUUIDv7 } from "node:crypto";
import type { PickupItem, PickupOrigin, PickupStatus } from "@app/contract/pickups";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export const readNow = async (db: Db, clock: Clock): Promise<Date> => {
  const { now } = await db.selectNoFrom(sqlNow(clock).as("now")).executeTakeFirstOrThrow();
  return now;
};

/** Nobody else moves it until the transaction ends. */
export const lockPickup = (trx: Trx, id: string) =>
  trx.selectFrom("pickups").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
export type LockedPickup = NonNullable<Awaited<ReturnType<typeof lockPickup>>>;

export interface PickupChanges {
  status: PickupStatus;
  window_from?: Date | string;
  window_to?: Date | string;
  transporter_id?: string | null;
  vehicle_id?: string | null;
  proposed_from?: Date | string | null;
  proposed_to?: Date | string | null;
  proposed_at?: Date | null;
  late_minutes?: number | null;
  place?: number | null;
}

export const changePickup = async (
  trx: Trx,
  clock: Clock,
  id: string,
  changes: PickupChanges,
): Promise<void> => {
  await trx
    .updateTable("pickups")
    .set({ ...changes, changed_at: sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};

export interface NewStep {
  pickupId: string;
  status: PickupStatus;
  kind: string;
  actorId: string | null;
  data: Record<string, unknown>;
}

export const addStep = async (
  trx: Trx,
  clock: Clock,
  { pickupId, status, kind, actorId, data }: NewStep,
): Promise<void> => {
  await trx
    .insertInto("pickup_steps")
    .values({
      id: randomUUIDv7(),
      pickup_id: pickupId,
      status,
      kind,
      actor_id: actorId,
      data: JSON.stringify(data),
      at: sqlNow(clock),
    })
    .execute();
};

const lockPointRow = (trx: Trx, pointId: string) =>
  trx
    .selectFrom("points")
    .select("id")
    .where("id", "=", pointId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * The point with what lies there; it is locked, so that it asks for one van at a time. Read once the
 * lock is had: what is read with it is as of before whoever held it.
 */
export const lockPoint = async (trx: Trx, pointId: string) => {
  await lockPointRow(trx, pointId);
  return trx
    .selectFrom("points as p")
    .where("p.id", "=", pointId)
    .select([
      "p.status",
      sql<{ material: PickupItem["material"]; grams: number }[]>`(
        select coalesce(json_agg(json_build_object('material', s.material, 'grams', s.stock_grams)
          order by s.material), '[]')
        from point_stock s where s.point_id = p.id and s.stock_grams > 0)`.as("stock"),
      sql<boolean>`exists (select from pickups o where o.point_id = p.id
        and o.status in ('requested', 'offered', 'accepted', 'on_the_way', 'weighing'))`.as(
        "hasVan",
      ),
    ])
    .executeTakeFirst();
};

/** By the straight line. */
export const findNearestFacility = (db: Db, pointId: string) =>
  db
    .selectFrom("facilities as f")
    .innerJoin("points as p", (join) => join.on("p.id", "=", pointId))
    .where("f.is_active", "=", true)
    .select([
      "f.id",
      sql<number>`st_distance(f.location::geography, p.location::geography)`.as("meters"),
    ])
    .orderBy("meters")
    .limit(1)
    .executeTakeFirst();

export interface NewPickup {
  id: string;
  pointId: string;
  facilityId: string;
  origin: PickupOrigin;
  requestedBy: string;
  window: { from: string; to: string };
  accessNote: string;
  meters: number;
  payCentimes: number;
  items: readonly PickupItem[];
}

export const insertPickup = async (trx: Trx, clock: Clock, pickup: NewPickup): Promise<void> => {
  await trx
    .insertInto("pickups")
    .values({
      id: pickup.id,
      point_id: pickup.pointId,
      facility_id: pickup.facilityId,
      origin: pickup.origin,
      requested_by: pickup.requestedBy,
      window_from: pickup.window.from,
      window_to: pickup.window.to,
      access_note: pickup.accessNote,
      meters: pickup.meters,
      pay_centimes: pickup.payCentimes,
      created_at: sqlNow(clock),
      changed_at: sqlNow(clock),
    })
    .execute();
  await trx
    .insertInto("pickup_items")
    .values(pickup.items.map((item) => ({ pickup_id: pickup.id, ...item })))
    .execute();
};

export const setPin = async (
  trx: Trx,
  clock: Clock,
  { pointId, setBy, pinHash }: { pointId: string; setBy: string; pinHash: string },
): Promise<void> => {
  const pin = { pin_hash: pinHash, set_by: setBy, set_at: sqlNow(clock) };
  await trx
    .insertInto("point_pins")
    .values({ point_id: pointId, ...pin })
    .onConflict((conflict) => conflict.column("point_id").doUpdateSet(pin))
    .execute();
};
