import type { Signature } from "@app/contract/pickups";
import type { Db } from "@app/database/connect";
import { sql } from "kysely";

/** What was signed of a pick-up so far, the first signature first. */
export const findSignatures = async (db: Db, pickupId: string): Promise<Signature[]> => {
  const rows = await db
    .selectFrom("handover_signatures")
    .select(["side", "occurred_at", sql<Signature["items"]>`items`.as("items")])
    .where("pickup_id", "=", pickupId)
    .orderBy("created_at")
    .orderBy("side")
    .execute();
  return rows.map(({ side, occurred_at, items }) => ({
    side,
    at: occurred_at.toISOString(),
    items,
  }));
};
