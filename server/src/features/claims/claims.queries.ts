import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface ArrivedLot {
  lotId: string;
  traceId: string;
}

/** In rising order: two that claim the same lots wait for one another and never in a ring. */
export const claimLots = async (
  db: Db | Trx,
  clock: Clock,
  lots: readonly ArrivedLot[],
): Promise<number> => {
  const { rows } = await sql<{ made: number }>`
    select coalesce(sum(claim_lot(${sqlNow(clock)}, lot_id, trace)), 0)::int as made from (
      select * from unnest(${lots.map(({ lotId }) => lotId)}::uuid[],
        ${lots.map(({ traceId }) => traceId)}::text[]) as told (lot_id, trace)
      order by lot_id offset 0) ordered`.execute(db);
  return rows[0]?.made ?? 0;
};

/** Arrived, not blocked and not shared out; those that wait for a decision are among them. */
export const findUndivided = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom("claimable_lots as c")
    .leftJoin("lot_divisions as s", (join) =>
      join.onRef("s.lot_id", "=", "c.lot_id").onRef("s.material", "=", "c.material"),
    )
    .select("c.lot_id")
    .distinct()
    .where("s.lot_id", "is", null)
    .where("c.lot_id", ">", after)
    .orderBy("c.lot_id")
    .limit(limit)
    .execute();
  return rows.flatMap(({ lot_id }) => lot_id ?? []);
};

export const countClaims = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`select count_claims(${ids}::uuid[])`.execute(trx);
};

export interface Violation {
  violation: string;
  subject: string;
}

/** Sums of a brand with news on their way are behind: they are looked at the next night. */
export const findViolations = async (db: Db): Promise<Violation[]> => {
  const { rows } = await sql<Violation>`
    select violation, subject from claims_violations()
    union all
    select violation, subject::text from brand_days_violations() v
    where not exists (select from outbox o where o.settled_at is null
      and o.subject in ('claim.made.' || v.subject, 'claim.reduced.' || v.subject))
    limit 100`.execute(db);
  return rows;
};
