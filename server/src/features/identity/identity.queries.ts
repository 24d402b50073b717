import type { Connection, Db } from "@app/database/connect";
import type { Clock } from "@app/database/clock";
import { sqlNow } from "@app/database/clock";
import { sql } from "kysely";
import type { Actor } from "./actor.ts";
import { sessionLifetimes } from "./identity.rules.ts";

export const findLogin = (db: Db, login: string) =>
  db
    .selectFrom("users")
    .select(["id", "password_hash", "status"])
    .where((eb) => eb.or([eb("phone", "=", login), eb("email", "=", login)]))
    .executeTakeFirst();

const secondsFromNow = (clock: Clock, seconds: number) =>
  sql<Date>`${sqlNow(clock)} + make_interval(secs => ${seconds})`;

interface SessionSecrets {
  accessHash: Buffer;
  refreshHash: Buffer;
}

export const insertSession = async (
  db: Db,
  clock: Clock,
  session: SessionSecrets & { id: string; userId: string },
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
      created_at: sqlNow(clock),
    })
    .execute();
};

/** New secrets for the old refresh secret, once: a second use of the old one finds nothing. */
export const rotateSession = async (
  db: Db,
  clock: Clock,
  oldRefreshHash: Buffer,
  secrets: SessionSecrets,
): Promise<boolean> => {
  const result = await db
    .updateTable("sessions")
    .set({
      access_hash: secrets.accessHash,
      access_expires_at: secondsFromNow(clock, sessionLifetimes.accessSeconds),
      refresh_hash: secrets.refreshHash,
    })
    .where("refresh_hash", "=", oldRefreshHash)
    .where("revoked_at", "is", null)
    .where("refresh_expires_at", ">", sqlNow(clock))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const revokeSession = async (
  db: Db,
  clock: Clock,
  where: { refreshHash: Buffer } | { sessionId: string },
): Promise<void> => {
  const update = db.updateTable("sessions").set({ revoked_at: sqlNow(clock) });
  await (
    "sessionId" in where
      ? update.where("id", "=", where.sessionId)
      : update.where("refresh_hash", "=", where.refreshHash)
  ).execute();
};

const rolesOf = sql<Actor["roles"]>`
  array(select r.role::text from user_roles r where r.user_id = users.id order by r.role)`;

const actorsText = `select h.place, s.id as "sessionId", u.id as "userId",
    array(select r.role::text from user_roles r where r.user_id = u.id order by r.role) as roles,
    exists (select from point_members m
      where m.user_id = u.id and m.removed_at is null) as "worksAtPoint"
  from unnest($2::bytea[]) with ordinality as h (hash, place)
  join sessions s on s.access_hash = h.hash
  join users u on u.id = s.user_id
  where s.revoked_at is null and s.access_expires_at > coalesce($1::timestamptz, now())
    and u.status = 'active'`;

/** One round trip for all tokens that wait; null in the place of one that opens nothing. */
export const findActors = async (
  pool: Connection["pool"],
  clock: Clock,
  accessHashes: readonly Buffer[],
): Promise<(Actor | null)[]> => {
  const { rows } = await pool.query<Actor & { place: number }>({
    name: "find_actors",
    text: actorsText,
    values: [clock.fixed(), accessHashes],
  });
  const found = new Map(rows.map(({ place, ...actor }) => [place, actor]));
  return accessHashes.map((_, index) => found.get(index + 1) ?? null);
};

export const findUser = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "first_name",
      "last_name",
      "code",
      "default_role",
      "email_verified_at",
      "phone_verified_at",
      "locale",
      rolesOf.as("roles"),
    ])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
