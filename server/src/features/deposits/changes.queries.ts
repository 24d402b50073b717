import { randomUUIDv7 } from "node:crypto";
import type { DisputeReason } from "@app/contract/deposit-changes";
import type { Clock } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";

/** Each is one function of the database: it decides, moves and remembers the answer at once. */
const outcomeOf = async (db: Db, call: RawBuilder<{ outcome: string }>): Promise<string> =>
  (await call.execute(db)).rows[0]?.outcome ?? "internal";

export const voidDeposit = (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  deposit: { id: string; afterSeconds: number },
): Promise<string> =>
  outcomeOf(
    db,
    sql`select void_deposit(${clock.fixed()}, ${actorId}, ${key}, ${deposit.id},
      ${deposit.afterSeconds}, ${randomUUIDv7()}, ${traceId}) as outcome`,
  );

export const openDispute = (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  dispute: { number: number; reason: DisputeReason; note: string },
): Promise<string> =>
  outcomeOf(
    db,
    sql`select open_dispute(${clock.fixed()}, ${actorId}, ${key}, ${randomUUIDv7()},
      ${dispute.number}, ${dispute.reason}::dispute_reason, ${dispute.note}, ${traceId}) as outcome`,
  );

export interface Decision {
  id: string;
  decision: "stands" | "corrected" | "cancelled";
  grams: number | null;
  tokens: number | null;
  note: string;
}

export const decideDispute = (
  db: Db,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { id, decision, grams, tokens, note }: Decision,
): Promise<string> =>
  outcomeOf(
    db,
    sql`select decide_dispute(${clock.fixed()}, ${actorId}, ${key}, ${id},
      ${decision}::dispute_decision, ${grams}::int, ${tokens}::bigint, ${note}, ${traceId}) as outcome`,
  );

/** What the deposit was paid with: a correction is paid with the same. */
export const findDisputedDeposit = (db: Db, disputeId: string) =>
  db
    .selectFrom("disputes as s")
    .innerJoin("deposits as d", (join) =>
      join.onRef("d.id", "=", "s.deposit_id").onRef("d.created_at", "=", "s.deposit_created_at"),
    )
    .innerJoin("rates as r", "r.id", "d.rate_id")
    .select([
      "d.clean",
      "d.compacted",
      "d.manners",
      "r.per_kilogram as perKilogram",
      "r.star_bonus_percent as starBonusPercent",
    ])
    .where("s.id", "=", disputeId)
    .executeTakeFirst();
