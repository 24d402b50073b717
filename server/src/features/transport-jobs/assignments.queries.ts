import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** What lies there for a pick-up; null when there is no such pick-up. */
export const findGrams = async (db: Db, pickupId: string): Promise<number | null> => {
  const { rows } = await sql<{ grams: number }>`
    select (select coalesce(sum(i.grams), 0)::bigint from pickup_items i where i.pickup_id = p.id) as grams
    from pickups p where p.id = ${pickupId}`.execute(db);
  return rows[0]?.grams ?? null;
};

/** The point asked again meanwhile: another van is on its way, or looked for. */
export const hasOtherVan = async (
  trx: Trx,
  { id, pointId }: { id: string; pointId: string },
): Promise<boolean> => {
  // Whoever asks for a van holds this row first, so that nobody does between the look and the move.
  await trx.selectFrom("points").select("id").where("id", "=", pointId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from pickups p where p.point_id = ${pointId} and p.id <> ${id}
      and p.status in ('requested', 'offered', 'accepted', 'on_the_way', 'weighing')) as has`.execute(
    trx,
  );
  return rows[0]?.has ?? false;
};
