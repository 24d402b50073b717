import type { NextVan } from "@app/contract/point-day";
import { openStatuses } from "@app/contract/pickups";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";
import { shortName } from "../../short-name.ts";

const states: Partial<Record<string, NextVan["state"]>> = {
  accepted: "accepted",
  on_the_way: "on_the_way",
  weighing: "weighing",
};

/** The one van that a point may have coming. */
export const findNextVan = async (db: Db, pointId: string): Promise<NextVan | null> => {
  const row = await db
    .selectFrom("pickups as p")
    .leftJoin("users as u", "u.id", "p.transporter_id")
    .leftJoin("transporter_profiles as t", "t.user_id", "p.transporter_id")
    .where("p.point_id", "=", pointId)
    .where("p.status", "in", openStatuses)
    .select([
      "p.id",
      "p.status",
      "p.window_from",
      "p.window_to",
      "p.transporter_id",
      "p.proposed_from",
      // As the licence has it.
      sql<string>`coalesce(t.first_name, u.first_name, '')`.as("first_name"),
      sql<string>`coalesce(t.last_name, u.last_name, '')`.as("last_name"),
      sql<boolean>`exists (select from handover_signatures s
          where s.pickup_id = p.id and s.side = 'driver')`.as("isSignedByDriver"),
    ])
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    state: states[row.status] ?? "looking",
    window: { from: row.window_from.toISOString(), to: row.window_to.toISOString() },
    driver: row.transporter_id === null ? null : shortName(row.first_name, row.last_name),
    waitsFor: row.isSignedByDriver ? "signature" : row.proposed_from ? "answer" : null,
  };
};
