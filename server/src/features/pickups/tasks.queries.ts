import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** What the back office has to know of pick-ups that stand still. */
export const findStuck = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("pickups as p")
    .leftJoin("users as u", "u.id", "p.transporter_id")
    .select([
      "p.id",
      "p.point_id as pointId",
      "p.status",
      "p.window_from as windowFrom",
      "p.window_to as windowTo",
      "p.pay_centimes as payCentimes",
      "p.meters",
      "p.requested_by as requestedBy",
      "p.transporter_id as transporterId",
      "u.first_name as firstName",
      "u.last_name as lastName",
      "u.phone",
      sql<number>`(select coalesce(sum(i.grams), 0)::int from pickup_items i
        where i.pickup_id = p.id)`.as("grams"),
    ])
    .where("p.id", "in", ids)
    .execute();
export type StuckRow = Awaited<ReturnType<typeof findStuck>>[number];

export const hasOpenPickup = async (db: Db, pointId: string): Promise<boolean> => {
  const row = await db
    .selectFrom("pickups")
    .select("id")
    .where("point_id", "=", pointId)
    .where("status", "in", ["requested", "offered", "accepted", "on_the_way", "weighing"])
    .executeTakeFirst();
  return row !== undefined;
};
