import { randomUUIDv7 } from "node:crypto";
import type { OfficeOrder, OfficeOrderInput, OrderStatus } from "@app/contract/office-orders";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

const orders = (db: Db) =>
  db.selectFrom("office_orders as o").select([
    "o.id",
    "o.organisation_id as organisationId",
    "o.number",
    "o.status",
    "o.company",
    "o.pack",
    "o.people",
    "o.dinars_per_month as dinarsPerMonth",
    "o.rhythm",
    "o.weekday",
    "o.half",
    "o.access_note as accessNote",
    "o.contact_name as contactName",
    "o.contact_phone as contactPhone",
    sql<OfficeOrder["invoice"]>`o.invoice`.as("invoice"),
    "o.created_at as createdAt",
    sql<string | null>`o.installs_on::text`.as("installsOn"),
    sql<string | null>`o.starts_on::text`.as("startsOn"),
    sql<OfficeOrder["pause"]>`case when o.paused_from is not null then
        json_build_object('from', o.paused_from, 'to', o.paused_to) end`.as("pause"),
    sql<OfficeOrder["moves"]>`(select coalesce(json_agg(json_build_object('day', m.day, 'to',
        m.moved_to) order by m.day), '[]') from office_moves m where m.order_id = o.id)`.as(
      "moves",
    ),
    sql<{ status: OrderStatus; at: string }[]>`(select json_agg(json_build_object('status',
        s.status, 'at', s.at) order by s.at, s.id) from office_order_steps s
        where s.order_id = o.id)`.as("steps"),
    sql<OfficeOrder["sites"]>`(select json_agg(json_build_object('id', s.id, 'name', s.name,
          'address', s.address, 'floors', s.floors, 'hasPin', n.point_id is not null,
          'commune', json_build_object('code', c.code, 'fr', c.name_fr, 'ar', c.name_ar))
          order by s.place)
        from office_sites s join communes c on c.code = s.commune_code
        left join point_pins n on n.point_id = s.id where s.order_id = o.id)`.as("sites"),
  ]);
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>["execute"]>>[number];

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  orders(db).where("o.id", "=", id).executeTakeFirst();

/** The one that is open, else the last. */
export const findNewestOrder = (db: Db, organisationId: string): Promise<OrderRow | undefined> =>
  orders(db)
    .where("o.organisation_id", "=", organisationId)
    .orderBy(sql`o.status = 'ended'`)
    .orderBy("o.created_at", "desc")
    .limit(1)
    .executeTakeFirst();

export const findActiveOrders = (db: Db): Promise<OrderRow[]> =>
  orders(db).where("o.status", "=", "active").orderBy("o.id").execute();

/** Nobody else changes it until the transaction ends; null for another's. */
export const lockOrder = async (trx: Trx, id: string): Promise<OrderRow | undefined> => {
  await trx
    .selectFrom("office_orders")
    .select("id")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .execute();
  return findOrder(trx, id);
};

/** An office that orders twice at once waits for itself. */
export const lockOrganisation = async (trx: Trx, organisationId: string): Promise<void> => {
  await trx
    .selectFrom("organisations")
    .select("id")
    .where("id", "=", organisationId)
    .forNoKeyUpdate()
    .execute();
};

export const hasOpenOrder = async (trx: Trx, organisationId: string): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("office_orders")
      .select("id")
      .where("organisation_id", "=", organisationId)
      .where("status", "<>", "ended")
      .executeTakeFirst(),
  );

export const countCommunes = async (db: Db, codes: readonly number[]): Promise<number> => {
  const { count } = await db
    .selectFrom("communes")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("code", "in", codes)
    .executeTakeFirstOrThrow();
  return count;
};

interface NewOrder extends OfficeOrderInput {
  id: string;
  organisationId: string;
  status: "draft" | "placed";
  dinarsPerMonth: number;
}

export const insertOrder = async (trx: Trx, clock: Clock, order: NewOrder): Promise<void> => {
  await trx
    .insertInto("office_orders")
    .values({
      id: order.id,
      organisation_id: order.organisationId,
      status: order.status,
      company: order.company,
      pack: order.pack,
      people: order.people,
      dinars_per_month: order.dinarsPerMonth,
      rhythm: order.rhythm,
      weekday: order.weekday,
      half: order.half,
      access_note: order.accessNote,
      contact_name: order.contactName,
      contact_phone: order.contactPhone,
      invoice: JSON.stringify(order.invoice),
      created_at: sqlNow(clock),
      changed_at: sqlNow(clock),
    })
    .execute();
  await trx
    .insertInto("office_sites")
    .values(
      order.sites.map(({ name, address, communeCode, floors }, place) => ({
        id: randomUUIDv7(),
        order_id: order.id,
        place,
        name,
        address,
        commune_code: communeCode,
        floors: JSON.stringify(floors),
      })),
    )
    .execute();
};

export const addOrderStep = async (
  trx: Trx,
  clock: Clock,
  step: { orderId: string; status: OrderStatus; actorId: string; note: string },
): Promise<void> => {
  await trx
    .insertInto("office_order_steps")
    .values({
      id: randomUUIDv7(),
      order_id: step.orderId,
      status: step.status,
      actor_id: step.actorId,
      note: step.note,
      at: sqlNow(clock),
    })
    .execute();
};

export interface OrderChanges {
  status?: OrderStatus;
  installs_on?: string;
  starts_on?: string;
  paused_from?: string | null;
  paused_to?: string | null;
  people?: number;
  access_note?: string;
  contact_name?: string;
  contact_phone?: string;
  invoice?: string;
}

export const changeOrder = async (
  trx: Trx,
  clock: Clock,
  id: string,
  changes: OrderChanges,
): Promise<void> => {
  await trx
    .updateTable("office_orders")
    .set({ ...changes, changed_at: sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};

export const setMove = async (
  trx: Trx,
  orderId: string,
  { day, to }: { day: string; to: string | null },
): Promise<void> => {
  await trx
    .insertInto("office_moves")
    .values({ order_id: orderId, day, moved_to: to })
    .onConflict((conflict) => conflict.columns(["order_id", "day"]).doUpdateSet({ moved_to: to }))
    .execute();
};
