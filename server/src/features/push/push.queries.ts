import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface NewSubscription {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** One at a time per session: two tabs of a device may subscribe at once. */
export const holdSession = async (trx: Trx, sessionId: string): Promise<void> => {
  await trx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .forNoKeyUpdate()
    .execute();
};

export const findOwner = (trx: Trx, endpoint: string) =>
  trx
    .selectFrom("push_subscriptions")
    .select("user_id")
    .where("endpoint", "=", endpoint)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * A session has one device and a device one session: what either had before goes. With a new owner
 * the id is new as well, so that nothing queued for the former one arrives.
 */
export const putSubscription = async (
  trx: Trx,
  clock: Clock,
  { id, userId, sessionId, endpoint, p256dh, auth }: NewSubscription,
): Promise<void> => {
  await trx
    .deleteFrom("push_subscriptions")
    .where("session_id", "=", sessionId)
    .where("endpoint", "<>", endpoint)
    .execute();
  const row = { id, user_id: userId, session_id: sessionId, endpoint, p256dh, auth };
  await trx
    .insertInto("push_subscriptions")
    .values({ ...row, created_at: sqlNow(clock) })
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet({
        id: sql`case when push_subscriptions.user_id = excluded.user_id
          then push_subscriptions.id else excluded.id end`,
        user_id: userId,
        session_id: sessionId,
        p256dh,
        auth,
        created_at: sqlNow(clock),
      }),
    )
    .execute();
};

export const deleteOfSession = async (db: Db, sessionId: string): Promise<void> => {
  await db.deleteFrom("push_subscriptions").where("session_id", "=", sessionId).execute();
};

/** Only what the push service called gone: the device may have a new address by now. */
export const deleteGone = async (db: Db, id: string, endpoint: string): Promise<void> => {
  await db
    .deleteFrom("push_subscriptions")
    .where("id", "=", id)
    .where("endpoint", "=", endpoint)
    .execute();
};

/** Of people who may still enter, in sessions that have not ended. */
const living = (db: Db, clock: Clock) =>
  db
    .selectFrom("push_subscriptions as p")
    .innerJoin("sessions as s", "s.id", "p.session_id")
    .innerJoin("users as u", "u.id", "p.user_id")
    .where("s.revoked_at", "is", null)
    .where("s.refresh_expires_at", ">", sqlNow(clock))
    .where("u.status", "=", "active");

export const findDevices = (db: Db, clock: Clock, userIds: readonly string[]) =>
  living(db, clock).select(["p.id", "p.user_id"]).where("p.user_id", "in", userIds).execute();

export const findDeviceOfSession = (db: Db, clock: Clock, sessionId: string) =>
  living(db, clock).select("p.id").where("p.session_id", "=", sessionId).executeTakeFirst();

export const findTarget = (db: Db, clock: Clock, id: string) =>
  living(db, clock)
    .select(["p.endpoint", "p.p256dh", "p.auth", "u.locale"])
    .where("p.id", "=", id)
    .executeTakeFirst();

/** The sessions themselves stay a while; where their devices are reached does not. */
export const deleteEnded = async (db: Db, clock: Clock): Promise<void> => {
  await sql`delete from push_subscriptions p using sessions s
    where s.id = p.session_id
      and least(s.revoked_at, s.refresh_expires_at) < ${sqlNow(clock)}`.execute(db);
};
