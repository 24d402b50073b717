import { codeRules } from "@app/contract/codes";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export type CodePurpose = "sign_up" | "log_in" | "second_step" | "confirm_phone" | "delete_account";
export type CodeChannel = "sms" | "mail" | "app";

export interface NewCode {
  id: string;
  purpose: CodePurpose;
  channel: CodeChannel;
  userId: string | null;
  target: string;
  codeHash: Buffer | null;
  data: object;
}

const expiry = (clock: Clock) =>
  sql<Date>`${sqlNow(clock)} + make_interval(mins => ${codeRules.minutes})`;

const tries = (clock: Clock) => sql<number>`limit_at('code_tries', ${sqlNow(clock)})`;

export const insertCode = async (db: Db, clock: Clock, code: NewCode): Promise<void> => {
  await db
    .insertInto("codes")
    .values({
      id: code.id,
      purpose: code.purpose,
      channel: code.channel,
      user_id: code.userId,
      target: code.target,
      code_hash: code.codeHash,
      tries_left: tries(clock),
      data: JSON.stringify(code.data),
      created_at: sqlNow(clock),
      expires_at: expiry(clock),
    })
    .execute();
};

/** Costs a try, whatever comes of it: taken before the digits are looked at. */
export const takeTry = (db: Db, clock: Clock, id: string, purposes: readonly CodePurpose[]) =>
  db
    .updateTable("codes")
    .set({ tries_left: sql`tries_left - 1` })
    .where("id", "=", id)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", sqlNow(clock))
    .returning(["id", "purpose", "channel", "user_id", "target", "code_hash", "data"])
    .executeTakeFirst();

export const findCode = (db: Db, clock: Clock, id: string, purposes: readonly CodePurpose[]) =>
  db
    .selectFrom("codes")
    .select(["id", "purpose", "channel", "user_id", "target", "data"])
    .where("id", "=", id)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    // A code that has just died may still be asked for again.
    .where("created_at", ">", sql<Date>`${sqlNow(clock)} - interval '1 day'`)
    .executeTakeFirst();

export const renewCode = async (
  trx: Trx,
  clock: Clock,
  id: string,
  codeHash: Buffer | null,
): Promise<void> => {
  await trx
    .updateTable("codes")
    .set({ code_hash: codeHash, tries_left: tries(clock), expires_at: expiry(clock) })
    .where("id", "=", id)
    .execute();
};

/** Once: of two right answers at the same time one finds it used. */
export const markCodeUsed = async (trx: Trx, clock: Clock, id: string): Promise<boolean> => {
  const result = await trx
    .updateTable("codes")
    .set({ used_at: sqlNow(clock), data: "{}" })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** What was asked for under the old password leads nowhere under the new one. */
export const spendLoginCodes = async (trx: Trx, clock: Clock, userId: string): Promise<void> => {
  await trx
    .updateTable("codes")
    .set({ used_at: sqlNow(clock), data: "{}" })
    .where("user_id", "=", userId)
    .where("purpose", "in", ["log_in", "second_step"])
    .where("used_at", "is", null)
    .execute();
};
