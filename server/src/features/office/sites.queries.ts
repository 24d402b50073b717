import { materials } from "@app/contract/materials";
import type { OfficeProblem } from "@app/contract/office";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export const findSiteOrder = async (db: Db, siteId: string): Promise<string | undefined> => {
  const site = await db
    .selectFrom("office_sites")
    .select("order_id as orderId")
    .where("id", "=", siteId)
    .executeTakeFirst();
  return site?.orderId;
};

/**
 * Each site becomes a place that vans know, in the middle of its commune until somebody knows better.
 * It has no members and no stock: all it has comes from what is weighed at the door.
 */
export const openPoints = async (trx: Trx, clock: Clock, orderId: string): Promise<void> => {
  await sql`
    insert into points (id, name, kind, status, commune_code, address, location, capacity_grams,
      phone, created_at)
    select s.id, jsonb_build_object('en', o.company || ', ' || s.name), 'office', 'private',
      s.commune_code, jsonb_build_object('fr', s.address), c.location, 1000000, o.contact_phone,
      ${sqlNow(clock)}
    from office_sites s join office_orders o on o.id = s.order_id
    join communes c on c.code = s.commune_code
    where s.order_id = ${orderId}`.execute(trx);
  await sql`
    insert into point_stock (point_id, material)
    select s.id, m.material::material from office_sites s
    cross join unnest(${[...materials]}::text[]) as m (material)
    where s.order_id = ${orderId}`.execute(trx);
};

export const closePoints = async (trx: Trx, orderId: string): Promise<void> => {
  await sql`update points set status = 'closed'
    where id in (select id from office_sites where order_id = ${orderId})`.execute(trx);
};

/** A driver rings here before the door. */
export const setPointPhones = async (trx: Trx, orderId: string, phone: string): Promise<void> => {
  await sql`update points set phone = ${phone}
    where id in (select id from office_sites where order_id = ${orderId})`.execute(trx);
};

export const insertVisit = async (
  trx: Trx,
  visit: { pickupId: string; siteId: string; plannedDay: string | null },
): Promise<void> => {
  await trx
    .insertInto("office_visits")
    .values({
      pickup_id: visit.pickupId,
      site_id: visit.siteId,
      planned_day: visit.plannedDay,
    })
    .execute();
};

export const isAskedFor = async (trx: Trx, siteId: string, plannedDay: string): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("office_visits")
      .select("pickup_id")
      .where("site_id", "=", siteId)
      .where(sql<boolean>`planned_day = ${plannedDay}::date`)
      .executeTakeFirst(),
  );

/** Vans that were asked for, for dates of the rhythm between two days, and did not come yet. */
export const findOpenVisits = async (
  trx: Trx,
  orderId: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from office_visits v join office_sites s on s.id = v.site_id
    join pickups p on p.id = v.pickup_id
    where s.order_id = ${orderId} and v.planned_day between ${from}::date and ${to}::date
      and p.status in ('requested', 'offered', 'accepted', 'on_the_way', 'weighing')
    order by p.id`.execute(trx);
  return rows.map(({ id }) => id);
};

export const insertProblem = async (
  trx: Trx,
  clock: Clock,
  problem: {
    id: string;
    siteId: string;
    kind: OfficeProblem;
    note: string;
    photo: string | null;
  },
): Promise<void> => {
  const { siteId, ...rest } = problem;
  await trx
    .insertInto("office_problems")
    .values({ ...rest, site_id: siteId, created_at: sqlNow(clock) })
    .execute();
};
