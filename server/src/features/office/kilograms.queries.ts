import type { Material } from "@app/contract/materials";
import type { PickupStatus } from "@app/contract/pickups";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

interface Weight {
  material: Material;
  grams: number;
}

export interface VisitRow {
  pickupId: string;
  siteId: string;
  site: string;
  status: PickupStatus;
  from: Date;
  to: Date;
  firstName: string | null;
  lastName: string | null;
  plate: string | null;
  lot: string | null;
  weights: Weight[] | null;
}

const weightsOf = sql`(select json_agg(json_build_object('material', i.material, 'grams', i.grams)
  order by i.material) from lot_items i where i.lot_id = l.id)`;

const visits = sql`
  select p.id as "pickupId", s.id as "siteId", s.name as site, p.status, p.window_from as "from",
    p.window_to as "to", coalesce(t.first_name, u.first_name) as "firstName",
    coalesce(t.last_name, u.last_name) as "lastName", v.plate, l.number as lot,
    ${weightsOf} as weights
  from office_orders o join office_sites s on s.order_id = o.id
  join pickups p on p.point_id = s.id
  left join users u on u.id = p.transporter_id
  left join transporter_profiles t on t.user_id = p.transporter_id
  left join vehicles v on v.id = p.vehicle_id
  left join lots l on l.pickup_id = p.id`;

export const findComingVisits = async (db: Db, organisationId: string): Promise<VisitRow[]> => {
  const { rows } = await sql<VisitRow>`${visits}
    where o.organisation_id = ${organisationId}
      and p.status in ('requested', 'offered', 'accepted', 'on_the_way', 'weighing')
    order by p.window_from, s.place`.execute(db);
  return rows;
};

export const findVisit = async (db: Db, pickupId: string): Promise<VisitRow | undefined> =>
  (await sql<VisitRow>`${visits} where p.id = ${pickupId}`.execute(db)).rows[0];

/** Those that ended in a lot, by when it was weighed. */
export const findPastVisits = async (
  db: Db,
  organisationId: string,
  { from, until }: { from: Date; until: Date },
): Promise<VisitRow[]> => {
  const { rows } = await sql<VisitRow>`${visits}
    where o.organisation_id = ${organisationId}
      and l.handed_over_at >= ${from} and l.handed_over_at < ${until}
    order by l.handed_over_at, l.number`.execute(db);
  return rows;
};

export interface MonthWeight extends Weight {
  month: string;
}

/** Everything both sides ever signed, by month and material. */
export const findMonthWeights = async (db: Db, organisationId: string): Promise<MonthWeight[]> => {
  const { rows } = await sql<MonthWeight>`
    select to_char(l.handed_over_at at time zone 'Africa/Algiers', 'YYYY-MM') as month, i.material,
      sum(i.grams)::bigint as grams
    from office_orders o join office_sites s on s.order_id = o.id
    join lots l on l.point_id = s.id join lot_items i on i.lot_id = l.id
    where o.organisation_id = ${organisationId}
    group by 1, 2 having sum(i.grams) > 0 order by 1 desc, 2`.execute(db);
  return rows;
};

export interface LotRow {
  number: string;
  at: Date;
  site: string;
  weights: Weight[];
  receivedAt: Date | null;
  receivedGrams: number;
}

export const findLots = async (
  db: Db,
  organisationId: string,
  { from, until }: { from: Date; until: Date },
): Promise<LotRow[]> => {
  const { rows } = await sql<LotRow>`
    select l.number, l.handed_over_at as at, s.name as site, ${weightsOf} as weights,
      d.received_at as "receivedAt", coalesce((select sum(r.received_grams) from lot_receipts r
        where r.lot_id = l.id), 0)::bigint as "receivedGrams"
    from office_orders o join office_sites s on s.order_id = o.id
    join lots l on l.point_id = s.id
    left join delivery_lots x on x.lot_id = l.id left join deliveries d on d.id = x.delivery_id
    where o.organisation_id = ${organisationId}
      and l.handed_over_at >= ${from} and l.handed_over_at < ${until}
    order by l.handed_over_at, l.number`.execute(db);
  return rows;
};
