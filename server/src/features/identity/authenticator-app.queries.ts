import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** With the moment at which its digits are judged. */
export const findAppSecret = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("users")
    .select([
      "is_admin as isAdmin",
      "phone",
      "email",
      "totp_secret as sealed",
      sql<number>`extract(epoch from ${sqlNow(clock)})::float8`.as("epochSeconds"),
    ])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

/** A step counts once: digits somebody has read over a shoulder are spent. */
export const spendStep = async (db: Db, userId: string, step: number): Promise<boolean> => {
  const result = await db
    .updateTable("users")
    .set({ totp_step: step })
    .where("id", "=", userId)
    .where((eb) => eb.or([eb("totp_step", "is", null), eb("totp_step", "<", step)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const keepAppSecret = async (trx: Trx, userId: string, sealed: Buffer): Promise<void> => {
  await trx.updateTable("users").set({ totp_secret: sealed }).where("id", "=", userId).execute();
};

/** Of administrators alone, so there are few. */
export const listAppSecrets = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "totp_secret as sealed"])
    .where("totp_secret", "is not", null)
    .$narrowType<{ sealed: Buffer }>()
    .execute();

/** Unless the person has set up another app meanwhile. */
export const replaceAppSecret = async (
  db: Db,
  userId: string,
  sealed: Buffer,
  sealedAnew: Buffer,
): Promise<void> => {
  await db
    .updateTable("users")
    .set({ totp_secret: sealedAnew })
    .where("id", "=", userId)
    .where("totp_secret", "=", sealed)
    .execute();
};

export const strengthenSession = async (
  trx: Trx,
  clock: Clock,
  sessionId: string,
): Promise<void> => {
  await trx
    .updateTable("sessions")
    .set({ strong_at: sqlNow(clock) })
    .where("id", "=", sessionId)
    .execute();
};
