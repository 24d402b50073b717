import type { BodyOf } from "@app/contract/endpoint";
import type { Grade, weighIn } from "@app/contract/deliveries";
import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

interface OnBoard {
  material: Material;
  grams: number;
  bags: number;
}

interface ReceivedItem {
  material: Material;
  expectedGrams: number;
  receivedGrams: number;
  refusedGrams: number;
  grade: Grade;
}

export const callStart = async (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { id, facilityId, tokenHash }: { id: string; facilityId: string; tokenHash: Buffer },
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select start_delivery(${clock.fixed()}, ${actorId}, ${key}, ${id}, ${facilityId}, ${tokenHash},
      ${traceId}) as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};

/** The delivery that a key began. */
export const findStarted = async (db: Db, { actorId, key }: Asked): Promise<string> => {
  const { answer } = await db
    .selectFrom("idempotency")
    .select("answer")
    .where("actor_id", "=", actorId)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return (answer as { id: string }).id;
};

export const findTokenHash = async (db: Db, id: string): Promise<Buffer> => {
  const { token_hash: hash } = await db
    .selectFrom("deliveries")
    .select("token_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return hash;
};

export const isFacility = async (db: Db, id: string): Promise<boolean> =>
  Boolean(await db.selectFrom("facilities").select("id").where("id", "=", id).executeTakeFirst());

/** A delivery with what the van brings; once weighed in, with what was found. */
const shown = (db: Db, clock: Clock) =>
  db
    .selectFrom("deliveries as d")
    .innerJoin("facilities as f", "f.id", "d.facility_id")
    .innerJoin("users as u", "u.id", "d.transporter_id")
    .leftJoin("transporter_profiles as t", "t.user_id", "d.transporter_id")
    .select([
      "d.id",
      "d.transporter_id",
      "d.expires_at",
      "d.received_at",
      sql<boolean>`d.expires_at <= ${sqlNow(clock)}`.as("isOver"),
      "f.id as facility_id",
      "f.name as facility_name",
      sql<number>`st_y(f.location)`.as("facility_latitude"),
      sql<number>`st_x(f.location)`.as("facility_longitude"),
      sql<string>`coalesce(t.first_name, u.first_name)`.as("first_name"),
      sql<string>`coalesce(t.last_name, u.last_name)`.as("last_name"),
      sql<string | null>`(select v.plate from delivery_lots b join lots l on l.id = b.lot_id
          join pickups p on p.id = l.pickup_id join vehicles v on v.id = p.vehicle_id
          where b.delivery_id = d.id order by l.created_at desc limit 1)`.as("plate"),
      sql<OnBoard[]>`(select coalesce(json_agg(m order by m.material), '[]') from (
          select i.material, sum(i.grams)::int as grams, sum(i.bags)::int as bags
          from delivery_lots b join lot_items i on i.lot_id = b.lot_id
          where b.delivery_id = d.id and i.grams > 0 group by i.material) m)`.as("on_board"),
      sql<{ number: string; grams: number }[]>`(
          select coalesce(json_agg(json_build_object('number', l.number, 'grams',
            (select sum(i.grams) from lot_items i where i.lot_id = l.id)) order by l.created_at), '[]')
          from delivery_lots b join lots l on l.id = b.lot_id where b.delivery_id = d.id)`.as(
        "lots",
      ),
      sql<ReceivedItem[]>`(select coalesce(json_agg(json_build_object('material', r.material,
            'expectedGrams', r.expected_grams, 'receivedGrams', r.received_grams, 'refusedGrams',
            r.refused_grams, 'grade', r.grade) order by r.material), '[]')
          from receipt_items r where r.delivery_id = d.id)`.as("items"),
      sql<number>`(select coalesce(sum(y.centimes), 0) from delivery_lots b
          join lots l on l.id = b.lot_id join transport_payments y on y.pickup_id = l.pickup_id
          where b.delivery_id = d.id)::bigint`.as("earned"),
    ]);

export const findDelivery = (db: Db, clock: Clock, id: string, transporterId: string) =>
  shown(db, clock)
    .where("d.id", "=", id)
    .where("d.transporter_id", "=", transporterId)
    .executeTakeFirst();
export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export const findByToken = (db: Db, clock: Clock, tokenHash: Buffer) =>
  shown(db, clock).where("d.token_hash", "=", tokenHash).executeTakeFirst();

type WeighedIn = Pick<BodyOf<typeof weighIn>, "items" | "name"> & { ticket: string | null };

export const callReceive = async (
  db: Db,
  clock: Clock,
  { key, traceId, tokenHash }: { key: string; traceId: string; tokenHash: Buffer },
  { items, name, ticket }: WeighedIn,
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select receive_delivery(${clock.fixed()}, ${tokenHash}, ${key}, ${JSON.stringify(items)}::jsonb,
      ${name}, ${ticket}, ${traceId}) as outcome`.execute(db);
  return rows[0]?.outcome ?? "internal";
};
