import type { PickupItem, PickupStatus } from "@app/contract/pickups";
import { openStatuses } from "@app/contract/pickups";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

interface Lot {
  number: string;
  grams: number;
  declaredGrams: number;
  handedOverAt: string;
}

/** Everything either side may see of pick-ups, in one query. */
const shown = (db: Db) =>
  db
    .selectFrom("pickups as p")
    .innerJoin("facilities as f", "f.id", "p.facility_id")
    .leftJoin("users as u", "u.id", "p.transporter_id")
    .leftJoin("transporter_profiles as t", "t.user_id", "p.transporter_id")
    .leftJoin("vehicles as v", "v.id", "p.vehicle_id")
    .select([
      "p.id",
      "p.point_id",
      "p.status",
      "p.origin",
      "p.window_from",
      "p.window_to",
      "p.access_note",
      "p.created_at",
      "p.proposed_from",
      "p.proposed_to",
      "p.late_minutes",
      "p.transporter_id",
      // As the licence has it.
      sql<string>`coalesce(t.first_name, u.first_name, '')`.as("first_name"),
      sql<string>`coalesce(t.last_name, u.last_name, '')`.as("last_name"),
      "u.phone",
      "v.plate",
      "f.id as facility_id",
      "f.name as facility_name",
      sql<number>`st_y(f.location)`.as("facility_latitude"),
      sql<number>`st_x(f.location)`.as("facility_longitude"),
      sql<PickupItem[]>`(select json_agg(json_build_object('material', i.material, 'bags', i.bags,
          'grams', i.grams) order by i.material) from pickup_items i where i.pickup_id = p.id)`.as(
        "items",
      ),
      sql<("driver" | "point")[]>`(select coalesce(json_agg(s.side order by s.side), '[]')
          from handover_signatures s where s.pickup_id = p.id)`.as("signed"),
      sql<Lot | null>`(select json_build_object('number', l.number, 'handedOverAt',
            l.handed_over_at, 'grams', (select sum(grams) from lot_items i where i.lot_id = l.id),
            'declaredGrams', (select sum(declared_grams) from lot_items i where i.lot_id = l.id))
          from lots l where l.pickup_id = p.id)`.as("lot"),
    ]);

export type ShownRow = Awaited<ReturnType<ReturnType<typeof shown>["execute"]>>[number];

export const findPickup = (db: Db, id: string): Promise<ShownRow | undefined> =>
  shown(db).where("p.id", "=", id).executeTakeFirst();

export const findPickupsById = (db: Db, ids: readonly string[]): Promise<ShownRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : shown(db).where("p.id", "in", ids).execute();

export const findComing = (db: Db, pointId: string): Promise<ShownRow | undefined> =>
  shown(db)
    .where("p.point_id", "=", pointId)
    .where("p.status", "in", openStatuses)
    .executeTakeFirst();

const settled: PickupStatus[] = ["handed_over", "delivered", "cancelled", "no_taker", "disputed"];

export const findPast = (
  db: Db,
  pointId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ShownRow[]> =>
  shown(db)
    .where("p.point_id", "=", pointId)
    .where("p.status", "in", settled)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(p.created_at, p.id) < (select b.created_at, b.id from pickups b
          where b.id = ${before} and b.point_id = ${pointId})`,
      ),
    )
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(limit)
    .execute();

/** How somebody works at a point; nothing for whoever does not. */
export const findMembership = async (
  db: Db,
  pointId: string,
  userId: string,
): Promise<"owner" | "collaborator" | null> => {
  const row = await db
    .selectFrom("point_members")
    .select("membership")
    .where("point_id", "=", pointId)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row?.membership ?? null;
};

/** A point as a driver finds it. */
export const findDoors = (db: Db, pointIds: readonly string[]) =>
  db
    .selectFrom("points as p")
    .leftJoin("point_pins as n", "n.point_id", "p.id")
    .where("p.id", "in", pointIds)
    .select([
      "p.id",
      "p.name",
      "p.address",
      "p.phone",
      sql<number>`st_y(p.location)`.as("latitude"),
      sql<number>`st_x(p.location)`.as("longitude"),
      sql<boolean>`n.point_id is not null`.as("hasPin"),
    ])
    .execute();

export const hasPin = async (db: Db, pointId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("point_pins")
      .select("point_id")
      .where("point_id", "=", pointId)
      .executeTakeFirst(),
  );
