import type { CustodyKind } from "@app/contract/custody";
import type { Trx } from "@app/database/connect";
import { sql } from "kysely";

/** Where a point lies, as of a day: communes move from one wilaya to another. */
const place = (moment: string) => sql`
  join points p on p.id = told.point_id
  left join commune_wilayas cw on cw.commune_code = p.commune_code
    and cw.valid @> (${sql.ref(moment)} at time zone 'Africa/Algiers')::date`;

const whereAndWhat = sql`'point', p.id, 'commune', p.commune_code, 'wilaya', cw.wilaya_code,
  'material', told.material, 'grams', told.grams`;

export interface ToldDeposit {
  eventId: string;
  citizenId: string;
  number: number;
  pointId: string;
  material: string;
  grams: number;
  stars: number;
}

/** As it was weighed, whatever became of it since. */
export const addRecorded = async (trx: Trx, deposits: readonly ToldDeposit[]): Promise<void> => {
  await sql`
    select add_custody_event(told.event_id, 'deposit_recorded', d.deposit_id, d.occurred_at,
      jsonb_build_object(${whereAndWhat}, 'stars', told.stars))
    from jsonb_to_recordset(${JSON.stringify(
      deposits.map((told) => ({
        event_id: told.eventId,
        citizen_id: told.citizenId,
        number: told.number,
        point_id: told.pointId,
        material: told.material,
        grams: told.grams,
        stars: told.stars,
      })),
    )}::jsonb) as told (event_id uuid, citizen_id uuid, number integer, point_id uuid,
      material text, grams integer, stars integer)
    join citizen_deposits d using (citizen_id, number)
    ${place("d.occurred_at")}
    order by d.occurred_at`.execute(trx);
};

export interface ToldChange {
  eventId: string;
  depositId: string;
  kind: CustodyKind;
}

/** The moment of a change is that of its news; what it left is in the deposit. */
export const addChanges = async (trx: Trx, changes: readonly ToldChange[]): Promise<void> => {
  if (changes.length === 0) return;
  await sql`
    select add_custody_event(told.event_id, told.kind, told.deposit_id, told.at,
      jsonb_build_object(${whereAndWhat}))
    from (
      select c.event_id, c.kind, d.id as deposit_id, o.created_at as at, d.point_id, d.material, d.grams
      from unnest(${changes.map(({ eventId }) => eventId)}::uuid[],
        ${changes.map(({ kind }) => kind)}::custody_kind[],
        ${changes.map(({ depositId }) => depositId)}::uuid[]) as c (event_id, kind, deposit_id)
      join deposits d on d.id = c.deposit_id
      join outbox o on o.id = c.event_id) told
    ${place("told.at")}
    order by told.at`.execute(trx);
};

export const addStockCorrections = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`
    select add_custody_event(told.id, 'stock_corrected', told.id, told.created_at,
      jsonb_build_object(${whereAndWhat}, 'reason', told.reason))
    from stock_corrections told
    ${place("told.created_at")}
    where told.id = any (${ids}::uuid[]) and told.grams <> 0
    order by told.created_at`.execute(trx);
};
