import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";
import { type RawBuilder, sql } from "kysely";

const before = (clock: Clock, days: number): RawBuilder<Date> =>
  sql<Date>`${sqlNow(clock)} - make_interval(days => ${days})`;

export const deleteOldCodes = async (db: Db, clock: Clock, days: number): Promise<void> => {
  await db.deleteFrom("codes").where("expires_at", "<", before(clock, days)).execute();
};

export const deleteOldLinks = async (db: Db, clock: Clock, days: number): Promise<void> => {
  await db.deleteFrom("links").where("expires_at", "<", before(clock, days)).execute();
};

export const deleteOldDevices = async (db: Db, clock: Clock, days: number): Promise<void> => {
  await db.deleteFrom("devices").where("created_at", "<", before(clock, days)).execute();
};

export const deleteOldOrganisationSessions = async (
  db: Db,
  clock: Clock,
  days: number,
): Promise<void> => {
  await sql`delete from organisation_sessions
    where least(revoked_at, expires_at) < ${before(clock, days)}`.execute(db);
};

export const deleteSpentTokens = async (db: Db, clock: Clock, days: number): Promise<void> => {
  await db.deleteFrom("spent_refresh_tokens").where("spent_at", "<", before(clock, days)).execute();
};

/** A day's grace: one that is being counted against at this moment stays. */
export const deleteOldAttempts = async (db: Db, clock: Clock, limit: number): Promise<number> => {
  const result = await sql`delete from attempts where key in (
    select key from attempts where until < ${before(clock, 1)} limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0);
};
