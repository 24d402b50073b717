import type { Connection, Db } from "@app/database/connect";
import { sql } from "kysely";

export interface CitizenBalance {
  username: string;
  balance: number;
}

const balancesText = `select h.place::int, p.username, a.balance
  from unnest($1::uuid[]) with ordinality as h (id, place)
  join citizen_profiles p on p.user_id = h.id
  join accounts a on a.id = h.id`;

/** One round trip for all who ask; null in the place of somebody without a profile. */
export const findCitizenBalances = async (
  pool: Connection["pool"],
  userIds: readonly string[],
): Promise<(CitizenBalance | null)[]> => {
  const { rows } = await pool.query<CitizenBalance & { place: number }>({
    name: "find_citizen_balances",
    text: balancesText,
    values: [userIds],
  });
  const found = new Map(rows.map((row) => [row.place, row]));
  return userIds.map((_, index) => found.get(index + 1) ?? null);
};

const collected = (material: "pet" | "pehd") =>
  sql<number>`coalesce(sum(s.collected_grams) filter (where s.material = ${material}), 0)::bigint`;

/** The spec knows one point per profile: the person's own before one they help at. */
export const findPointProfile = (db: Db, userId: string) =>
  db
    .selectFrom("point_members as m")
    .innerJoin("points as p", "p.id", "m.point_id")
    .leftJoin("point_stock as s", "s.point_id", "p.id")
    .select(["p.name", collected("pet").as("pet"), collected("pehd").as("pehd")])
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    .where("p.status", "<>", "draft")
    .groupBy(["p.id", "m.membership", "m.created_at"])
    .orderBy("m.membership")
    .orderBy("m.created_at")
    .limit(1)
    .executeTakeFirst();

export const findCollaboration = (db: Db, userId: string) =>
  db
    .selectFrom("point_members")
    .select("point_id")
    .where("user_id", "=", userId)
    .where("membership", "=", "collaborator")
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst();

/** A distributor's, or that of a brand whose business profile was complete once. */
export const findBrandProfile = (db: Db, userId: string) =>
  db
    .selectFrom("brand_members as m")
    .innerJoin("brands as b", "b.id", "m.brand_id")
    .leftJoin("brand_companies as c", "c.brand_id", "b.id")
    .select(["b.name as username", "b.kind"])
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    // As the gate of every endpoint chooses it: a brand before a distributor.
    .where((eb) => eb.or([eb("b.kind", "=", "distributor"), eb("c.review", "<>", "draft")]))
    .orderBy("b.kind")
    .orderBy("m.created_at")
    .limit(1)
    .executeTakeFirst();

/** One that was handed in: until then the driver is led back to the form. */
export const findTransporterProfile = (db: Db, userId: string) =>
  db
    .selectFrom("transporter_profiles")
    .select("username")
    .where("user_id", "=", userId)
    .where("status", "in", ["pending", "active", "suspended"])
    .executeTakeFirst();
