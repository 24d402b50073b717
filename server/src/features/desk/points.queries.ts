import type { Material } from "@app/contract/materials";
import type { PointKind, PointStatus } from "@app/contract/points";
import type { Clock } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Page } from "./deposits.queries.ts";
import { wilayaOf } from "./wilaya.queries.ts";

export interface PointFilter {
  status?: PointStatus | undefined;
  wilaya?: number | undefined;
}

export interface FoundPoint {
  id: string;
  name: unknown;
  wilaya: number;
  kind: PointKind;
  status: PointStatus;
  isFull: boolean;
  lastDepositAt: Date | null;
  stockGrams: number;
  capacityGrams: number;
  openTasks: number;
}

const columns = (clock: Clock) => sql`p.id, p.name,
  ${wilayaOf(clock, sql`p.commune_code`)} as wilaya, p.kind, p.status,
  p.full_since is not null as "isFull",
  (select d.created_at from deposits d where d.point_id = p.id order by d.created_at desc limit 1)
    as "lastDepositAt",
  (select coalesce(sum(s.stock_grams), 0)::bigint from point_stock s where s.point_id = p.id)
    as "stockGrams",
  p.capacity_grams as "capacityGrams",
  (select count(*)::int from tasks t where t.subject_id = p.id and t.decided_at is null) as "openTasks"`;

export const findPoints = async (
  db: Db,
  clock: Clock,
  { status, wilaya }: PointFilter,
  { after, most }: Page,
): Promise<FoundPoint[]> =>
  (
    await sql<FoundPoint>`
      select ${columns(clock)} from (
        select p.* from points p
        -- An office's own bins are no point that anybody goes to.
        where p.status <> 'private' ${status === undefined ? sql`` : sql`and p.status = ${status}`}
          ${wilaya === undefined ? sql`` : sql`and ${wilayaOf(clock, sql`p.commune_code`)} = ${wilaya}`}
          ${
            after === undefined
              ? sql``
              : sql`and (p.folded_name, p.id) > (select x.folded_name, x.id from points x where x.id = ${after})`
          }
        order by p.folded_name, p.id limit ${most}) p
      order by p.folded_name, p.id`.execute(db)
  ).rows;

export interface FoundPointDetails extends FoundPoint {
  address: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  ownerFirst: string | null;
  ownerLast: string | null;
  ownerPhone: string | null;
  approvedAt: Date | null;
  stock: { material: Material; stockGrams: number; collectedGrams: number }[];
}

export const findPointDetails = async (
  db: Db,
  clock: Clock,
  id: string,
): Promise<FoundPointDetails | undefined> =>
  (
    await sql<FoundPointDetails>`
      select ${columns(clock)}, p.address ->> 'fr' as address, st_y(p.location) as latitude,
        st_x(p.location) as longitude, p.phone, u.first_name as "ownerFirst",
        u.last_name as "ownerLast", u.phone as "ownerPhone", p.approved_at as "approvedAt",
        (select coalesce(json_agg(json_build_object('material', s.material,
            'stockGrams', s.stock_grams, 'collectedGrams', s.collected_grams) order by s.material), '[]')
          from point_stock s where s.point_id = p.id) as stock
      from points p
      left join point_members m on m.point_id = p.id and m.membership = 'owner'
        and m.removed_at is null
      left join users u on u.id = m.user_id
      where p.id = ${id} and p.status <> 'private' limit 1`.execute(db)
  ).rows[0];

export const lockPoint = (trx: Trx, id: string) =>
  trx
    .selectFrom("points")
    .select(["status", sql<string>`name::text`.as("place")])
    .where("id", "=", id)
    .where("status", "<>", "private")
    .forNoKeyUpdate()
    .executeTakeFirst();

export const setPointStatus = async (
  trx: Trx,
  id: string,
  status: "active" | "suspended",
): Promise<void> => {
  await trx.updateTable("points").set({ status }).where("id", "=", id).execute();
};

/** Those who work there and have an account. */
export const findStaff = async (trx: Trx, pointId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom("point_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select("u.id")
    .where("m.point_id", "=", pointId)
    .where("m.removed_at", "is", null)
    .where("u.status", "<>", "erased")
    .execute();
  return rows.map(({ id }) => id);
};
