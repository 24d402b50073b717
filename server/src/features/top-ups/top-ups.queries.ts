import type { TopUpState } from "@app/contract/vouchers";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

export interface DueTopUp {
  id: string;
  state: "pending" | "unknown";
  attempts: number;
  partnerId: string;
  /** Null once the citizen's account is erased. */
  phone: string | null;
  dinars: number;
  ageSeconds: number;
  /** Since the last request left at the earliest; never more than that. */
  sinceSentSeconds: number;
}

const secondsFrom = (clock: Clock, seconds: number): RawBuilder<Date> =>
  sql<Date>`${sqlNow(clock)} + make_interval(secs => ${seconds})`;

/**
 * Those whose turn it is, for this worker alone: they come up again when the lease ends, should it
 * die with them.
 */
export const takeDue = async (
  db: Db,
  clock: Clock,
  most: number,
  leaseSeconds: number,
): Promise<DueTopUp[]> => {
  const { rows } = await sql<DueTopUp>`
    update top_ups t set next_at = ${secondsFrom(clock, leaseSeconds)}
    from vouchers v join rewards r on r.id = v.reward_id
    where v.id = t.voucher_id and t.voucher_id in (
      select voucher_id from top_ups
      where state in ('pending', 'unknown') and next_at <= ${sqlNow(clock)}
      order by next_at limit ${most} for update skip locked)
    returning t.voucher_id as id, t.state, t.attempts, v.partner_id as "partnerId", v.phone,
      r.credit_dinars * v.quantity as dinars,
      extract(epoch from ${sqlNow(clock)} - v.created_at)::float as "ageSeconds",
      extract(epoch from ${sqlNow(clock)} - t.updated_at)::float as "sinceSentSeconds"
  `.execute(db);
  return rows;
};

/**
 * Written down before it is done: whoever finds it later, after a crash say, looks before sending.
 * False when somebody else has been at it meanwhile.
 */
export const noteSending = async (
  db: Db,
  clock: Clock,
  { id, attempts }: DueTopUp,
  leaseSeconds: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("top_ups")
    .set({
      attempts: attempts + 1,
      updated_at: sqlNow(clock),
      next_at: secondsFrom(clock, leaseSeconds),
    })
    .where("voucher_id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "in", ["pending", "unknown"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** It certainly did not leave: as if it had not been tried. */
export const noteUnsent = async (db: Db, { id, attempts }: DueTopUp): Promise<void> => {
  await db
    .updateTable("top_ups")
    .set({ attempts })
    .where("voucher_id", "=", id)
    .where("attempts", "=", attempts + 1)
    .execute();
};

/** Only the moment: what is known stays as it was. */
export const putOff = async (
  db: Db | Trx,
  clock: Clock,
  id: string,
  seconds: number,
): Promise<void> => {
  await db
    .updateTable("top_ups")
    .set({ next_at: secondsFrom(clock, seconds) })
    .where("voucher_id", "=", id)
    .execute();
};

/** Whether it was open; what is settled stays as it is. */
export const callSettleTopUp = async (
  trx: Trx,
  clock: Clock,
  { id, state, reference }: { id: string; state: TopUpState; reference: string | null },
): Promise<boolean> => {
  const { rows } = await sql<{ settled: boolean }>`
    select settle_top_up(${clock.fixed()}, ${id}, ${state}::top_up_state, ${reference}, null,
      'send-top-ups') as settled`.execute(trx);
  return rows[0]?.settled ?? false;
};

export const findTopUpState = async (trx: Trx, id: string): Promise<TopUpState | undefined> => {
  const found = await trx
    .selectFrom("top_ups")
    .select("state")
    .where("voucher_id", "=", id)
    .executeTakeFirst();
  return found?.state;
};
