import { type Clock, sqlNow } from "@app/database/clock";
import type { Connection, Db } from "@app/database/connect";
import type { Actor, OrganisationActor } from "./actor.ts";

export interface FoundActor extends Actor {
  /** Whether the session's newest secrets have been used before. */
  arrived: boolean;
}

const actorsText = `select h.place, s.id as "sessionId", u.id as "userId", s.arrived,
    array(select r.role::text from user_roles r where r.user_id = u.id order by r.role) as roles,
    exists (select from point_members m
      where m.user_id = u.id and m.removed_at is null) as "worksAtPoint",
    (select json_build_object('id', b.id, 'kind', b.kind, 'rank', m.rank)
      from brand_members m join brands b on b.id = m.brand_id
      where m.user_id = u.id and m.removed_at is null
      order by b.kind, m.created_at limit 1) as company,
    u.is_admin and s.strong_at is not null as "isAdmin"
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
): Promise<(FoundActor | null)[]> => {
  const { rows } = await pool.query<FoundActor & { place: number }>({
    name: "find_actors",
    text: actorsText,
    values: [clock.fixed(), accessHashes],
  });
  const found = new Map(rows.map(({ place, ...actor }) => [place, actor]));
  return accessHashes.map((_, index) => found.get(index + 1) ?? null);
};

/**
 * Once for each renewal, so it also tells when a device was last used. By the token and not by the
 * session: a renewal at the same moment has secrets that did not arrive yet.
 */
export const markArrived = async (db: Db, clock: Clock, accessHash: Buffer): Promise<void> => {
  await db
    .updateTable("sessions")
    .set({ arrived: true, last_used_at: sqlNow(clock) })
    .where("access_hash", "=", accessHash)
    .execute();
};

export const findOrganisationActor = (
  db: Db,
  clock: Clock,
  secretHash: Buffer,
): Promise<OrganisationActor | undefined> =>
  db
    .selectFrom("organisation_sessions as s")
    .innerJoin("organisations as o", "o.id", "s.organisation_id")
    .select(["s.id as sessionId", "o.id as organisationId"])
    .where("s.secret_hash", "=", secretHash)
    .where("s.revoked_at", "is", null)
    .where("s.expires_at", ">", sqlNow(clock))
    .where("o.status", "=", "active")
    .executeTakeFirst();
