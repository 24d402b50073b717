import { createHash, randomBytes, randomInt, randomUUIDv7 } from "node:crypto";
import { makeCode } from "@app/contract/public-code";
import type { Material } from "@app/contract/materials";
import type { Role } from "@app/contract/roles";
import { sql } from "kysely";
import type { Db } from "../connect.ts";

/** Builders make what they need themselves; give only what the test is about. */
export interface BuiltUser {
  id: string;
  code: string;
}

export interface UserOverrides {
  firstName?: string;
  lastName?: string;
  phone?: string;
  email?: string;
  passwordHash?: string;
  locale?: "en" | "fr" | "ar";
  roles?: readonly Role[];
  defaultRole?: Role;
  status?: "active" | "suspended";
}

export const buildUser = async (db: Db, overrides: UserOverrides = {}): Promise<BuiltUser> => {
  const id = randomUUIDv7();
  const code = makeCode(randomInt);
  const roles = overrides.roles ?? ["citizen"];
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("users")
      .values({
        id,
        code,
        first_name: overrides.firstName ?? "Yasmine",
        last_name: overrides.lastName ?? "Benali",
        phone: overrides.phone ?? null,
        email: overrides.email ?? null,
        password_hash: overrides.passwordHash ?? null,
        locale: overrides.locale ?? "fr",
        default_role: overrides.defaultRole ?? roles[0] ?? null,
        status: overrides.status ?? "active",
        phone_verified_at: overrides.phone ? new Date() : null,
      })
      .execute();
    if (roles.length > 0) {
      await trx
        .insertInto("user_roles")
        .values(roles.map((role) => ({ user_id: id, role })))
        .execute();
    }
    await sql`select open_citizen_account(${id})`.execute(trx);
  });
  return { id, code };
};

/** A signed-in session; returns the access token. */
export const buildSession = async (db: Db, userId: string): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  const hash = (secret: string) => createHash("sha256").update(secret).digest();
  await db
    .insertInto("sessions")
    .values({
      id: randomUUIDv7(),
      user_id: userId,
      access_hash: hash(token),
      access_expires_at: sql`now() + interval '1 day'`,
      refresh_hash: hash(`${token} refresh`),
      refresh_expires_at: sql`now() + interval '1 day'`,
    })
    .execute();
  return token;
};

export interface PointOverrides {
  name?: { en: string; fr?: string; ar?: string };
  materials?: readonly Material[];
  status?: "active" | "suspended" | "pending";
  ownerId?: string;
}

const anyCommune = (db: Db) =>
  db.selectFrom("communes").select("code").orderBy("code").limit(1).executeTakeFirstOrThrow();

export const buildPoint = async (db: Db, overrides: PointOverrides = {}) => {
  const id = randomUUIDv7();
  const ownerId = overrides.ownerId ?? (await buildUser(db, { roles: ["point"] })).id;
  const commune = await anyCommune(db);
  await db
    .insertInto("points")
    .values({
      id,
      name: JSON.stringify(overrides.name ?? { en: "El Baraka Grocery" }),
      kind: "shop",
      status: overrides.status ?? "active",
      commune_code: commune.code,
      address: JSON.stringify({ fr: "12, rue Didouche Mourad" }),
      location: sql`st_setsrid(st_makepoint(3.06, 36.75), 4326)`,
      capacity_grams: 250_000,
    })
    .execute();
  const materials = overrides.materials ?? ["pet", "pehd", "aluminium"];
  await db
    .insertInto("point_stock")
    .values(materials.map((material) => ({ point_id: id, material })))
    .execute();
  await addMember(db, id, ownerId, "owner");
  return { id, ownerId };
};

export const addMember = async (
  db: Db,
  pointId: string,
  userId: string,
  membership: "owner" | "collaborator",
): Promise<void> => {
  await db
    .insertInto("point_members")
    .values({ point_id: pointId, user_id: userId, membership })
    .execute();
};
