import { randomUUIDv7 } from "node:crypto";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import type { Asked } from "../../http/asked-by.ts";
import type { Facts, Signal } from "./facts.rules.ts";

/** A deposit and what the rules say of it. */
export interface Judged {
  deposit: Facts["deposit"];
  signals: readonly Signal[];
}

export const insertSignals = async (
  trx: Trx,
  clock: Clock,
  judged: readonly Judged[],
): Promise<void> => {
  const rows = judged.flatMap(({ deposit: { depositId, pointId, citizenId }, signals }) =>
    signals.map(({ rule, score, detail }) => ({
      deposit_id: depositId,
      rule,
      score,
      detail: JSON.stringify(detail),
      point_id: pointId,
      citizen_id: citizenId,
      created_at: sqlNow(clock),
    })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto("deposit_signals")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Time enough for a person to look. */
export const inThreeDays = (clock: Clock) => sql<Date>`${sqlNow(clock)} + interval '3 days'`;

export const holdDeposit = async (
  trx: Trx,
  clock: Clock,
  { actorId, key, traceId }: Asked,
  { id, note }: { id: string; note: string },
): Promise<string> => {
  const { rows } = await sql<{ outcome: string }>`
    select hold_deposit(${clock.fixed()}, ${actorId}, ${key}, ${randomUUIDv7()}, ${id}, ${note},
      ${traceId}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? "internal";
};

/** The open tasks that asked somebody to look at this deposit. */
export const findReviewSubjects = async (db: Db, depositId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("tasks")
    .select("subject_id")
    .where("kind", "=", "deposit_review")
    .where("decided_at", "is", null)
    .where(sql<boolean>`data ->> 'depositId' = ${depositId}`)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
};
