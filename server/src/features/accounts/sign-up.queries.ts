import type { Consent } from "@app/contract/consent";
import type { Locale } from "@app/contract/locales";
import type { Role } from "@app/contract/roles";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";

export interface NewPerson {
  firstName: string;
  lastName: string;
  /** Proven, as every number in the table is. */
  phone: string | null;
  email: string | null;
  emailIsProven: boolean;
  passwordHash: string | null;
  locale: Locale;
  role: Role;
}

/** False when somebody has the number, the proven address or the code already. */
export const insertUser = async (
  trx: Trx,
  clock: Clock,
  id: string,
  code: string,
  person: NewPerson,
): Promise<boolean> => {
  const result = await trx
    .insertInto("users")
    .values({
      id,
      code,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      phone_verified_at: person.phone ? sqlNow(clock) : null,
      email: person.email,
      email_verified_at: person.emailIsProven ? sqlNow(clock) : null,
      password_hash: person.passwordHash,
      locale: person.locale,
      default_role: person.role,
      created_at: sqlNow(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const insertRole = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  role: Role,
): Promise<void> => {
  await trx
    .insertInto("user_roles")
    .values({ user_id: userId, role, created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const openCitizenAccount = async (trx: Trx, userId: string): Promise<void> => {
  await sql`select open_citizen_account(${userId})`.execute(trx);
};

export const insertConsents = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  locale: Locale,
  consent: Consent,
): Promise<void> => {
  await trx
    .insertInto("consents")
    .values(
      (["privacy", "terms"] as const).map((document) => ({
        id: randomUUIDv7(),
        user_id: userId,
        document,
        version: consent[document],
        locale,
        given_at: sqlNow(clock),
      })),
    )
    .execute();
};

/** False when the person has a profile, or somebody else the name. */
export const insertCitizenProfile = async (
  trx: Db,
  clock: Clock,
  userId: string,
  profile: { username: string; communeCode: number },
): Promise<boolean> => {
  const result = await trx
    .insertInto("citizen_profiles")
    .values({
      user_id: userId,
      username: profile.username,
      commune_code: profile.communeCode,
      created_at: sqlNow(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const hasCitizenProfile = async (db: Db, userId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("citizen_profiles")
      .select("user_id")
      .where("user_id", "=", userId)
      .executeTakeFirst(),
  );

export const communeExists = async (db: Db, code: number): Promise<boolean> =>
  Boolean(
    await db.selectFrom("communes").select("code").where("code", "=", code).executeTakeFirst(),
  );

/** In place of what the code carried: it is used, and its answer may go on for a while. */
export const keepTicket = async (
  trx: Trx,
  clock: Clock,
  codeId: string,
  ticket: { hash: Buffer; minutes: number },
): Promise<void> => {
  await trx
    .updateTable("codes")
    .set({
      data: JSON.stringify({ ticket: ticket.hash.toString("hex") }),
      expires_at: sql<Date>`${sqlNow(clock)} + make_interval(mins => ${ticket.minutes})`,
    })
    .where("id", "=", codeId)
    .execute();
};

/** The number or address it stands for, once. */
export const takeTicket = (trx: Trx, clock: Clock, codeId: string, hash: Buffer) =>
  trx
    .updateTable("codes")
    .set({ data: "{}" })
    .where("id", "=", codeId)
    .where("purpose", "=", "sign_up")
    .where(sql<string>`data ->> 'ticket'`, "=", hash.toString("hex"))
    .where("expires_at", ">", sqlNow(clock))
    .returning("target")
    .executeTakeFirst();
