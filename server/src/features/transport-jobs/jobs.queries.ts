import type { Material } from "@app/contract/materials";
import type { PickupItem } from "@app/contract/pickups";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

const today = (clock: Clock) => sql<string>`(${sqlNow(clock)} at time zone 'Africa/Algiers')::date`;

/** The driver's file; every transporter has one, however empty. */
export const findDriver = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("transporter_profiles")
    .where("user_id", "=", userId)
    .select([
      sql<boolean>`status = 'active'`.as("isApproved"),
      sql<string>`coalesce(licence_until::text, '')`.as("licenceUntil"),
      sql<string>`coalesce(register_until::text, '')`.as("registerUntil"),
      sql<number[]>`to_json(wilayas)`.as("wilayas"),
      sqlNow(clock).as("now"),
    ])
    .executeTakeFirst();

/** With what each van has already taken on for the day on which a window begins. */
const vansOf = (db: Db, userId: string, windowFrom: Date) =>
  db
    .selectFrom("vehicles as v")
    .where("v.user_id", "=", userId)
    .where("v.removed_at", "is", null)
    .select([
      "v.id",
      sql<string>`v.plate`.as("plate"),
      "v.payload_grams as payloadGrams",
      sql<string>`v.insurance_until::text`.as("insuranceUntil"),
      sql<number>`greatest(0, v.payload_grams - coalesce((
        select sum(i.grams) from pickups p join pickup_items i on i.pickup_id = p.id
        where p.transporter_id = v.user_id and p.vehicle_id = v.id
          and p.status in ('accepted', 'on_the_way', 'weighing')
          and (p.window_from at time zone 'Africa/Algiers')::date
            = (${windowFrom}::timestamptz at time zone 'Africa/Algiers')::date), 0))::bigint`.as(
        "freeGrams",
      ),
    ])
    .orderBy("v.created_at");

export const findVans = (db: Db, userId: string, windowFrom: Date) =>
  vansOf(db, userId, windowFrom).execute();
export type Van = Awaited<ReturnType<typeof findVans>>[number];

/** Two jobs for one van are accepted one after the other: the room of both is counted. */
export const lockVan = async (
  trx: Trx,
  userId: string,
  vehicleId: string,
  windowFrom: Date,
): Promise<Van | undefined> => {
  await trx
    .selectFrom("vehicles")
    .select("id")
    .where("id", "=", vehicleId)
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return vansOf(trx, userId, windowFrom).where("v.id", "=", vehicleId).executeTakeFirst();
};

export interface JobFilters {
  latitude?: number | undefined;
  longitude?: number | undefined;
  material?: Material | undefined;
  minGrams?: number | undefined;
  day?: string | undefined;
}

const mostJobs = 100;

/** What fits a driver: an area of theirs, and a van that could hold it if it were empty. */
const fitting = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("pickups as p")
    .innerJoin("points as o", "o.id", "p.point_id")
    .innerJoin("communes as c", "c.code", "o.commune_code")
    .innerJoin("facilities as f", "f.id", "p.facility_id")
    .innerJoin("transporter_profiles as t", (join) => join.on("t.user_id", "=", userId))
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("pickup_items")
          .select([
            "pickup_id",
            sql<number>`sum(grams)::bigint`.as("grams"),
            sql<Material[]>`array_agg(material)`.as("materials"),
          ])
          .groupBy("pickup_id")
          .as("w"),
      (join) => join.onRef("w.pickup_id", "=", "p.id"),
    )
    .where(
      sql<boolean>`exists (select from commune_wilayas cw where cw.commune_code = o.commune_code
        and cw.valid @> ${today(clock)} and cw.wilaya_code = any (t.wilayas))`,
    )
    .where(
      sql<boolean>`exists (select from vehicles v where v.user_id = t.user_id
        and v.removed_at is null and v.payload_grams >= w.grams)`,
    );

/** Never where the door is: the commune, and how far that is. */
const shown = (db: Db, clock: Clock, userId: string, { latitude, longitude }: JobFilters) =>
  fitting(db, clock, userId)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            sql<{ ok: boolean }>`(select not exists (select from lot_items i where i.lot_id = l.id
                and abs(i.grams - (i.declared_grams - i.refused_grams))
                  > greatest(1000, i.declared_grams / 50)) as ok
              from lots l where l.point_id = p.point_id order by l.created_at desc limit 10)`.as(
              "last",
            ),
          )
          .select([
            sql<number>`count(*)`.as("handovers"),
            sql<number>`count(*) filter (where last.ok)`.as("within"),
          ])
          .as("r"),
      (join) => join.onTrue(),
    )
    .select([
      "p.id",
      "p.status",
      "p.window_from",
      "p.window_to",
      "p.meters",
      "p.pay_centimes",
      "w.grams",
      "c.code as communeCode",
      "c.name_fr as communeFr",
      "c.name_ar as communeAr",
      "f.id as facilityId",
      "f.name as facilityName",
      sql<number>`st_y(f.location)`.as("facilityLatitude"),
      sql<number>`st_x(f.location)`.as("facilityLongitude"),
      "r.handovers",
      "r.within",
      sql<PickupItem[]>`(select json_agg(json_build_object('material', i.material, 'bags', i.bags,
          'grams', i.grams) order by i.material) from pickup_items i where i.pickup_id = p.id)`.as(
        "items",
      ),
      sql<number | null>`round(st_distance(c.location::geography, st_setsrid(st_makepoint(
          ${longitude ?? null}::float8, ${latitude ?? null}::float8), 4326)::geography) / 1000)::int
          * 1000`.as("away"),
    ]);

export const findJobs = (db: Db, clock: Clock, userId: string, filters: JobFilters) =>
  shown(db, clock, userId, filters)
    .where("p.status", "in", ["requested", "offered"])
    .where("p.window_to", ">", sqlNow(clock))
    .$if(filters.material !== undefined, (query) =>
      query.where(sql<boolean>`${filters.material}::material = any (w.materials)`),
    )
    .$if(filters.minGrams !== undefined, (query) =>
      query.where("w.grams", ">=", filters.minGrams ?? 0),
    )
    .$if(filters.day !== undefined, (query) =>
      query.where(
        sql<boolean>`(p.window_from at time zone 'Africa/Algiers')::date = ${filters.day}::date`,
      ),
    )
    // By pay for the way; under a kilometre the way costs as much as one.
    .orderBy(sql`p.pay_centimes::float8 / greatest(p.meters, 1000)`, "desc")
    .orderBy("p.window_from")
    .limit(mostJobs)
    .execute();
export type JobRow = Awaited<ReturnType<typeof findJobs>>[number];

export const findJob = (db: Db, clock: Clock, userId: string, id: string) =>
  shown(db, clock, userId, {}).where("p.id", "=", id).executeTakeFirst();

/** Whether a job is for this driver at all; in the transaction that takes it. */
export const findFitting = (trx: Trx, clock: Clock, userId: string, id: string) =>
  fitting(trx, clock, userId).where("p.id", "=", id).select("w.grams").executeTakeFirst();
