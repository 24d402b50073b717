import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";
import { provenSeconds, sessionLifetimes, strongLifetimes } from "./identity.rules.ts";

const secondsFromNow = (clock: Clock, seconds: number) =>
  sql<Date>`${sqlNow(clock)} + make_interval(secs => ${seconds})`;

interface SessionSecrets {
  accessHash: Buffer;
  refreshHash: Buffer;
}

export const insertSession = async (
  db: Db,
  clock: Clock,
  session: SessionSecrets & { id: string; userId: string; label: string; isStrong: boolean },
): Promise<void> => {
  await db
    .insertInto("sessions")
    .values({
      id: session.id,
      user_id: session.userId,
      access_hash: session.accessHash,
      access_expires_at: secondsFromNow(clock, sessionLifetimes.accessSeconds),
      refresh_hash: session.refreshHash,
      refresh_expires_at: secondsFromNow(clock, sessionLifetimes.refreshSeconds),
      label: session.label,
      created_at: sqlNow(clock),
      last_used_at: sqlNow(clock),
      strong_at: session.isStrong ? sqlNow(clock) : null,
    })
    .execute();
};

/** A token lives for a while after its last use, so that much of the idleness is over with it. */
const idleAfterToken = strongLifetimes.idleSeconds - sessionLifetimes.accessSeconds;

const isStillStrong = (clock: Clock) => sql<boolean>`(strong_at is null or (
  access_expires_at > ${secondsFromNow(clock, -idleAfterToken)}
  and strong_at > ${secondsFromNow(clock, -strongLifetimes.mostSeconds)}))`;

/** Sessions that can still be renewed. */
const renewable = (db: Db, clock: Clock) =>
  db
    .updateTable("sessions")
    .where("revoked_at", "is", null)
    .where("refresh_expires_at", ">", sqlNow(clock))
    .where(isStillStrong(clock))
    .where(sql<boolean>`exists (select from users u where u.id = user_id and u.status = 'active')`);

/** New secrets for the old refresh secret, which is kept as spent. */
export const rotateSession = async (
  trx: Trx,
  clock: Clock,
  oldRefreshHash: Buffer,
  secrets: SessionSecrets,
): Promise<boolean> => {
  const rotated = await renewable(trx, clock)
    .set({
      access_hash: secrets.accessHash,
      access_expires_at: secondsFromNow(clock, sessionLifetimes.accessSeconds),
      refresh_hash: secrets.refreshHash,
      arrived: false,
    })
    .where("refresh_hash", "=", oldRefreshHash)
    .returning("id")
    .executeTakeFirst();
  if (!rotated) return false;
  await trx
    .insertInto("spent_refresh_tokens")
    .values({ refresh_hash: oldRefreshHash, session_id: rotated.id, spent_at: sqlNow(clock) })
    .execute();
  return true;
};

/** The same exchange once more, while nobody has used what came of it. */
export const repeatRotation = async (
  trx: Trx,
  clock: Clock,
  secrets: SessionSecrets,
): Promise<boolean> => {
  const result = await renewable(trx, clock)
    .set({ access_expires_at: secondsFromNow(clock, sessionLifetimes.accessSeconds) })
    .where("refresh_hash", "=", secrets.refreshHash)
    .where("access_hash", "=", secrets.accessHash)
    .where("arrived", "=", false)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

const spentIn = (refreshHash: Buffer) => sql<string>`(
  select session_id from spent_refresh_tokens where refresh_hash = ${refreshHash})`;

const revoke = (db: Db, clock: Clock) =>
  db
    .updateTable("sessions")
    .set({ revoked_at: sqlNow(clock) })
    .where("revoked_at", "is", null);

/** Ends the session in which this refresh secret was exchanged. */
export const revokeSpent = async (db: Db, clock: Clock, refreshHash: Buffer): Promise<void> => {
  await revoke(db, clock).where("id", "=", spentIn(refreshHash)).execute();
};

/** By its newest refresh secret, or by an older one where an answer was lost. */
export const revokeByRefresh = async (db: Db, clock: Clock, refreshHash: Buffer): Promise<void> => {
  await revoke(db, clock)
    .where((eb) =>
      eb.or([eb("refresh_hash", "=", refreshHash), eb("id", "=", spentIn(refreshHash))]),
    )
    .execute();
};

/** Whether its owner logged in, or gave the password, a moment ago. */
export const findIsProven = async (db: Db, clock: Clock, sessionId: string): Promise<boolean> => {
  const proven = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where(sql<boolean>`coalesce(proven_at, created_at) > ${secondsFromNow(clock, -provenSeconds)}`)
    .executeTakeFirst();
  return proven !== undefined;
};

export const markProven = async (db: Db, clock: Clock, sessionId: string): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ proven_at: sqlNow(clock) })
    .where("id", "=", sessionId)
    .execute();
};

/** False when the person has no such session. */
export const revokeSession = async (
  db: Db,
  clock: Clock,
  userId: string,
  sessionId: string,
): Promise<boolean> => {
  const result = await revoke(db, clock)
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("refresh_expires_at", ">", sqlNow(clock))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** All of a person's sessions, or all but one. */
export const revokeSessions = async (
  db: Db,
  clock: Clock,
  userId: string,
  exceptId?: string,
): Promise<void> => {
  const all = revoke(db, clock).where("user_id", "=", userId);
  await (exceptId ? all.where("id", "!=", exceptId) : all).execute();
};

export const revokeOrganisationSessions = async (
  db: Db,
  clock: Clock,
  organisationId: string,
): Promise<void> => {
  await db
    .updateTable("organisation_sessions")
    .set({ revoked_at: sqlNow(clock) })
    .where("organisation_id", "=", organisationId)
    .where("revoked_at", "is", null)
    .execute();
};

export const listSessions = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("sessions")
    .select(["id", "label", "created_at as signedInAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("refresh_expires_at", ">", sqlNow(clock))
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
