import type { CustodyKind } from "@app/contract/custody";
import type { LotState } from "@app/contract/desk-lots";
import { lotDays } from "@app/contract/desk-overview";
import type { Material } from "@app/contract/materials";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import type { Page } from "./deposits.queries.ts";
import { wilayaOf } from "./wilaya.queries.ts";

export interface LotFilter {
  state?: LotState | undefined;
  wilaya?: number | undefined;
}

export interface FoundLot {
  id: string;
  number: string;
  handedOverAt: Date;
  pointId: string;
  pointName: unknown;
  wilaya: number;
  facility: unknown;
  firstName: string;
  lastName: string;
  state: LotState;
  declaredGrams: number;
  signedGrams: number;
  receivedGrams: number | null;
}

const isLate = (clock: Clock) =>
  sql`l.handed_over_at < ${sqlNow(clock)} - make_interval(days => ${lotDays})`;

const isBlocked = sql`exists (select from claim_blocks b where b.lot_id = l.id and b.lifted_at is null)`;

/** A pick-up is `handed_over` until a facility has weighed its lot. */
const conditions: Record<LotState, (clock: Clock) => RawBuilder<unknown>> = {
  on_board: () => sql`and k.status = 'handed_over'`,
  overdue: (clock) => sql`and k.status = 'handed_over' and ${isLate(clock)}`,
  received: () => sql`and k.status = 'delivered' and not ${isBlocked}`,
  over_tolerance: () => sql`and l.id in (select b.lot_id from claim_blocks b
    where b.lifted_at is null and b.lot_id is not null)`,
};

const columns = (clock: Clock) => sql`l.id, l.number, l.handed_over_at as "handedOverAt",
  l.point_id as "pointId", o.name as "pointName",
  ${wilayaOf(clock, sql`o.commune_code`)} as wilaya, f.name as facility,
  coalesce(t.first_name, u.first_name) as "firstName", coalesce(t.last_name, u.last_name) as "lastName",
  case when ${isBlocked} then 'over_tolerance'
    when k.status <> 'handed_over' then 'received'
    when ${isLate(clock)} then 'overdue' else 'on_board' end as state,
  w.declared as "declaredGrams", w.signed as "signedGrams",
  (select sum(r.received_grams + r.refused_grams)::bigint from lot_receipts r where r.lot_id = l.id)
    as "receivedGrams"`;

const joined = sql`join pickups k on k.id = l.pickup_id
  join points o on o.id = l.point_id
  join facilities f on f.id = l.facility_id
  join users u on u.id = l.transporter_id
  left join transporter_profiles t on t.user_id = l.transporter_id
  cross join lateral (select coalesce(sum(greatest(i.declared_grams - i.refused_grams, 0)), 0)::bigint
      as declared, coalesce(sum(i.grams), 0)::bigint as signed
    from lot_items i where i.lot_id = l.id) w`;

export const findLots = async (
  db: Db,
  clock: Clock,
  { state, wilaya }: LotFilter,
  { after, most }: Page,
): Promise<FoundLot[]> =>
  (
    await sql<FoundLot>`
      select ${columns(clock)} from lots l ${joined}
      where true ${state === undefined ? sql`` : conditions[state](clock)}
        ${wilaya === undefined ? sql`` : sql`and ${wilayaOf(clock, sql`o.commune_code`)} = ${wilaya}`}
        ${
          after === undefined
            ? sql``
            : sql`and (l.created_at, l.id) < (select x.created_at, x.id from lots x where x.id = ${after})`
        }
      order by l.created_at desc, l.id desc limit ${most}`.execute(db)
  ).rows;

export const findLot = async (db: Db, clock: Clock, id: string): Promise<FoundLot | undefined> =>
  (
    await sql<FoundLot>`select ${columns(clock)} from lots l ${joined} where l.id = ${id}`.execute(
      db,
    )
  ).rows[0];

export interface FoundLotMaterial {
  material: Material;
  bags: number;
  declaredGrams: number;
  signedGrams: number;
  reason: string | null;
  receivedGrams: number | null;
  refusedGrams: number | null;
  grade: string | null;
  isBlocked: boolean;
}

export const findLotMaterials = async (db: Db, lotId: string): Promise<FoundLotMaterial[]> =>
  (
    await sql<FoundLotMaterial>`
      select i.material, i.bags, greatest(i.declared_grams - i.refused_grams, 0) as "declaredGrams",
        i.grams as "signedGrams", i.reason, r.received_grams as "receivedGrams",
        r.refused_grams as "refusedGrams", r.grade,
        exists (select from claim_blocks b where b.lot_id = i.lot_id and b.material = i.material
          and b.lifted_at is null) as "isBlocked"
      from lot_items i left join lot_receipts r on r.lot_id = i.lot_id and r.material = i.material
      where i.lot_id = ${lotId} order by i.material`.execute(db)
  ).rows;

export const findLotEvents = (db: Db, number: string) =>
  db
    .selectFrom("custody_events as e")
    .select([
      "e.id",
      "e.at",
      "e.kind",
      sql<boolean>`exists (select from custody_leaves f where f.event_id = e.id)`.as("isSealed"),
    ])
    .where("e.lot", "=", number)
    .orderBy("e.at")
    .orderBy("e.id")
    .$narrowType<{ kind: CustodyKind }>()
    .execute();
