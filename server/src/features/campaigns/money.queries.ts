import { randomUUIDv7 } from "node:crypto";
import type { Clock } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

const outcomeOf = async (db: Db, query: RawBuilder<{ outcome: string }>): Promise<string> => {
  const { rows } = await query.execute(db);
  return rows[0]?.outcome ?? "internal";
};

export const callConfirm = (
  db: Db,
  clock: Clock,
  { actorId, key }: Asked,
  { id, centimes, reference }: { id: string; centimes: number; reference: string },
): Promise<string> =>
  outcomeOf(
    db,
    sql`select confirm_campaign(${clock.fixed()}, ${actorId}, ${key}, ${randomUUIDv7()}, ${id},
      ${centimes}, ${reference}) as outcome`,
  );

export const callEnd = (
  db: Db,
  clock: Clock,
  { actorId, key }: Asked,
  { id, brandId }: { id: string; brandId: string },
): Promise<string> =>
  outcomeOf(
    db,
    sql`select end_campaign(${clock.fixed()}, ${actorId}, ${key}, ${brandId}, ${id}) as outcome`,
  );

/** How many were over. */
export const callCloseCampaigns = async (db: Db, clock: Clock): Promise<number> => {
  const { rows } = await sql<{ closed: number }>`
    select close_campaigns(${clock.fixed()}) as closed`.execute(db);
  return rows[0]?.closed ?? 0;
};

export const callSettleBonuses = async (
  trx: Trx,
  deposits: readonly string[],
  traceId: string,
): Promise<void> => {
  await sql`select settle_bonuses(null, ${deposits}::uuid[], ${traceId})`.execute(trx);
};
