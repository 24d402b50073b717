import { createHash, randomBytes, randomInt, randomUUIDv7 } from "node:crypto";
import { makeBadgeCode } from "@app/contract/badge-code";
import { codeAlphabet, makeCode } from "@app/contract/public-code";
import type { Material } from "@app/contract/materials";
import type { Role } from "@app/contract/roles";
import { sql } from "kysely";
import { connect, type Db, type Trx } from "../connect.ts";

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
  /** Null for a citizen who has not filled in a profile. */
  username?: string | null;
}

// Drawn by chance, one run in some would meet the same code twice.
let codes = randomInt(codeAlphabet.length ** 4);

const nextCode = (): string => {
  let rest = codes++;
  return makeCode((below) => {
    const sign = rest % below;
    rest = Math.floor(rest / below);
    return sign;
  });
};

/** With the next code that nobody has: a country may have been filled before. */
const insertUser = async (
  trx: Trx,
  id: string,
  roles: readonly Role[],
  overrides: UserOverrides,
): Promise<BuiltUser> => {
  const { phone, email, status = "active" } = overrides;
  const user = { id, code: nextCode() };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("users")
    .values({
      ...user,
      first_name: overrides.firstName ?? "Yasmine",
      last_name: overrides.lastName ?? "Benali",
      phone,
      email,
      password_hash: overrides.passwordHash ?? null,
      locale: overrides.locale ?? "fr",
      default_role: overrides.defaultRole ?? roles[0] ?? null,
      status,
      phone_verified_at: phone ? new Date() : null,
      email_verified_at: email ? new Date() : null,
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? user : insertUser(trx, id, roles, overrides);
};

export const buildUser = async (db: Db, overrides: UserOverrides = {}): Promise<BuiltUser> =>
  db.transaction().execute(async (trx) => {
    const { roles = ["citizen"] } = overrides;
    const user = await insertUser(trx, randomUUIDv7(), roles, overrides);
    if (roles.length > 0) {
      await trx
        .insertInto("user_roles")
        .values(roles.map((role) => ({ user_id: user.id, role })))
        .execute();
    }
    await sql`select open_citizen_account(${user.id})`.execute(trx);
    const { username = `citizen.${user.code}` } = overrides;
    if (roles.includes("citizen") && username !== null) {
      await insertCitizenProfile(trx, user.id, username);
    }
    return user;
  });

const insertCitizenProfile = async (trx: Trx, userId: string, username: string): Promise<void> => {
  const { code } = await anyCommune(trx);
  await trx
    .insertInto("citizen_profiles")
    .values({ user_id: userId, username, commune_code: code })
    .execute();
};

/** As the owner of the tables: nobody becomes an administrator through the application. */
export const makeAdmin = async (ownerUrl: string, userId: string): Promise<void> => {
  const owner = connect(ownerUrl, { max: 1 });
  await owner.db.updateTable("users").set({ is_admin: true }).where("id", "=", userId).execute();
  await owner.close();
};

/** A phone that was signed in before, of whoever has this number; returns the access token. */
export const signInBefore = async (ownerUrl: string, phone: string): Promise<string> => {
  const owner = connect(ownerUrl, { max: 1 });
  const { id } = await owner.db
    .selectFrom("users")
    .select("id")
    .where("phone", "=", phone)
    .executeTakeFirstOrThrow();
  const token = await buildSession(owner.db, id);
  await owner.close();
  return token;
};

/** A signed-in session; returns the access token. */
export const buildSession = async (
  db: Db,
  userId: string,
  { isStrong = false } = {},
): Promise<string> => {
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
      strong_at: isStrong ? sql`now()` : null,
    })
    .execute();
  return token;
};

export interface PointOverrides {
  name?: { en: string; fr?: string; ar?: string };
  materials?: readonly Material[];
  status?: "active" | "suspended" | "pending" | "closed";
  ownerId?: string;
  communeCode?: number;
  /** Latitude and longitude. */
  place?: readonly [number, number];
  acceptsBagsLeft?: boolean;
  /** False for an owner who has yet to take the course. */
  isTrained?: boolean;
}

const anyCommune = (db: Db) =>
  db.selectFrom("communes").select("code").orderBy("code").limit(1).executeTakeFirstOrThrow();

export const buildPoint = async (db: Db, overrides: PointOverrides = {}) => {
  const id = randomUUIDv7();
  const ownerId = overrides.ownerId ?? (await buildUser(db, { roles: ["point"] })).id;
  const [latitude, longitude] = overrides.place ?? [36.75, 3.06];
  await db
    .insertInto("points")
    .values({
      id,
      name: JSON.stringify(overrides.name ?? { en: "El Baraka Grocery" }),
      kind: "shop",
      status: overrides.status ?? "active",
      commune_code: overrides.communeCode ?? (await anyCommune(db)).code,
      address: JSON.stringify({ fr: "12, rue Didouche Mourad" }),
      location: sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)`,
      capacity_grams: 250_000,
      accepts_bags_left: overrides.acceptsBagsLeft ?? false,
    })
    .execute();
  const materials = overrides.materials ?? ["pet", "pehd", "aluminium"];
  await db
    .insertInto("point_stock")
    .values(materials.map((material) => ({ point_id: id, material })))
    .execute();
  await addMember(db, id, ownerId, "owner", overrides);
  return { id, ownerId };
};

export const addMember = async (
  db: Db,
  pointId: string,
  userId: string,
  membership: "owner" | "collaborator",
  { isTrained = true }: Pick<PointOverrides, "isTrained"> = {},
): Promise<void> => {
  await db
    .insertInto("point_members")
    .values({ point_id: pointId, user_id: userId, membership })
    .execute();
  if (isTrained) await passCourse(db, userId);
};

/** May weigh at a counter. */
export const passCourse = async (db: Db, userId: string): Promise<void> => {
  await db
    .insertInto("counter_passes")
    .values({ user_id: userId, passed_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export interface TransporterOverrides {
  status?: "pending" | "active" | "suspended";
  licenceUntil?: string;
  registerUntil?: string;
  vehicles?: readonly { plate: string; insuranceUntil?: string; payloadGrams?: number }[];
  wilayas?: readonly number[];
}

/** Papers that end here end in no test that does not say so. */
const farDay = "2099-12-31";

/** A driver whose papers were checked, with one van; returns the code of the badge. */
export const buildTransporterProfile = async (
  db: Db,
  userId: string,
  username = "Ziani Transport",
  overrides: TransporterOverrides = {},
): Promise<string> => {
  const badgeCode = makeBadgeCode(randomInt);
  await db
    .insertInto("transporter_profiles")
    .values({
      user_id: userId,
      username,
      status: overrides.status ?? "active",
      first_name: "Karim",
      last_name: "Ziani",
      other_first_name: "كريم",
      other_last_name: "زياني",
      licence_number: "160204517",
      licence_category: "B",
      licence_until: overrides.licenceUntil ?? farDay,
      wilayas: sql`${overrides.wilayas ?? [16]}::smallint[]`,
      register_kind: "register",
      register_number: "16/00-0123456B20",
      register_until: overrides.registerUntil ?? farDay,
      bank_account: "00799999002345678941",
      badge_code: badgeCode,
      consented_at: sql`now()`,
      submitted_at: sql`now()`,
    })
    .execute();
  const vehicles = overrides.vehicles ?? [{ plate: "204517-118-16" }];
  await db
    .insertInto("vehicles")
    .values(
      vehicles.map(({ plate, insuranceUntil, payloadGrams }, place) => ({
        id: randomUUIDv7(),
        user_id: userId,
        plate,
        kind: "van",
        payload_grams: payloadGrams ?? 800_000,
        volume_liters: 7500,
        insurance_until: insuranceUntil ?? farDay,
        place,
        created_at: sql`now()`,
      })),
    )
    .execute();
  return badgeCode;
};

export const buildBrand = async (db: Db, userId: string, name = "Source Vive"): Promise<string> => {
  const id = randomUUIDv7();
  await db.insertInto("brands").values({ id, kind: "brand", name }).execute();
  await db.insertInto("brand_members").values({ brand_id: id, user_id: userId }).execute();
  await db
    .insertInto("brand_companies")
    .values({
      brand_id: id,
      review: "approved",
      legal_name: `SARL ${name}`,
      rc: "16/00-0123456B20",
      nif: "001616012345678",
      sector: "water",
      wilaya_code: 16,
      address: "12, rue Didouche Mourad",
      contact_name: "Lina Haddad",
      contact_position: "RSE",
      contact_phone: "+213550123456",
      contact_email: "contact@example.com",
      tonnage_kilograms: 420_000,
      eco_jem: true,
      created_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .execute();
  return id;
};

/** A code that invites a distributor of the brand. */
export const buildBrandInvitation = async (db: Db, brandId: string): Promise<string> => {
  const code = Array.from({ length: 8 }, () =>
    codeAlphabet.charAt(randomInt(codeAlphabet.length)),
  ).join("");
  await db
    .insertInto("brand_invitations")
    .values({ code, brand_id: brandId, expires_at: sql`now() + interval '30 days'` })
    .execute();
  return code;
};

export const buildOrganisation = async (
  db: Db,
  overrides: { email?: string; passwordHash?: string } = {},
): Promise<string> => {
  const id = randomUUIDv7();
  const { code } = await anyCommune(db);
  await db
    .insertInto("organisations")
    .values({
      id,
      kind: "office",
      name: "Cabinet Amrane",
      contact_name: "Lynda Amrane",
      email: overrides.email ?? `${id}@example.com`,
      password_hash: overrides.passwordHash ?? "",
      commune_code: code,
      locale: "fr",
      email_verified_at: new Date(),
    })
    .execute();
  return id;
};

/** A signed-in organisation; returns what its cookie holds. */
export const buildOrganisationSession = async (db: Db, organisationId: string): Promise<string> => {
  const secret = randomBytes(32).toString("base64url");
  await db
    .insertInto("organisation_sessions")
    .values({
      id: randomUUIDv7(),
      organisation_id: organisationId,
      secret_hash: createHash("sha256").update(secret).digest(),
      expires_at: sql`now() + interval '1 day'`,
    })
    .execute();
  return secret;
};
