import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** Whoever has proven the number or address; nobody else can be reached by it. */
export const findByLogin = (db: Db, login: string) => {
  const query = db
    .selectFrom("users")
    .select(["id", "locale", "status", "phone", "email"])
    .$narrowType<{ locale: Locale }>();
  return (
    login.startsWith("+")
      ? query.where("phone", "=", login)
      : query.where("email", "=", login).where("email_verified_at", "is not", null)
  ).executeTakeFirst();
};

/** The newest address whose link was sent and can still be opened. */
const awaitedEmail = (clock: Clock) => sql<string | null>`(
  select l.email from links l
  where l.user_id = users.id and l.purpose = 'confirm_email' and l.used_at is null
    and l.expires_at > ${sqlNow(clock)}
  order by l.created_at desc limit 1)`;

export const findAccount = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("users")
    .select([
      "first_name as firstName",
      "last_name as lastName",
      "phone",
      "phone_verified_at as phoneProvenAt",
      "email",
      "locale",
      "is_admin as isAdmin",
      "erasure_due_at as erasureDueAt",
      sql<boolean>`email_verified_at is not null`.as("emailIsProven"),
      sql<boolean>`password_hash is not null`.as("hasPassword"),
      sql<boolean>`totp_secret is not null`.as("hasApp"),
      awaitedEmail(clock).as("awaitedEmail"),
    ])
    .$narrowType<{ locale: Locale }>()
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

/** Nobody else changes the row until the transaction ends. */
export const lockContact = (trx: Trx, userId: string) =>
  trx
    .selectFrom("users")
    .select([
      "phone",
      "email",
      "locale",
      sql<boolean>`email_verified_at is not null`.as("emailIsProven"),
    ])
    .$narrowType<{ locale: Locale }>()
    .where("id", "=", userId)
    .where("status", "<>", "erased")
    .forNoKeyUpdate()
    .executeTakeFirst();

export const setName = async (
  db: Db,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<void> => {
  await db
    .updateTable("users")
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where("id", "=", userId)
    .execute();
};

export const setLocale = async (db: Db, userId: string, locale: Locale): Promise<void> => {
  await db.updateTable("users").set({ locale }).where("id", "=", userId).execute();
};

export const setPhone = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  phone: string,
): Promise<void> => {
  await trx
    .updateTable("users")
    .set({ phone, phone_verified_at: sqlNow(clock) })
    .where("id", "=", userId)
    .execute();
};

/** It stands there for the person to see and opens nothing. */
export const claimEmail = async (trx: Trx, userId: string, email: string): Promise<void> => {
  await trx
    .updateTable("users")
    .set({ email })
    .where("id", "=", userId)
    .where("email_verified_at", "is", null)
    .execute();
};

export const setProvenEmail = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  email: string,
): Promise<void> => {
  await trx
    .updateTable("users")
    .set({ email, email_verified_at: sqlNow(clock) })
    .where("id", "=", userId)
    .execute();
};

export const proveOrganisationEmail = async (
  trx: Trx,
  clock: Clock,
  organisationId: string,
  email: string,
): Promise<void> => {
  await trx
    .updateTable("organisations")
    .set({ email, email_verified_at: sqlNow(clock) })
    .where("id", "=", organisationId)
    .execute();
};

/** An address typed by mistake must not open the account of whoever corrected it. */
export const killEmailLinks = async (trx: Trx, userId: string): Promise<void> => {
  await trx
    .deleteFrom("links")
    .where("user_id", "=", userId)
    .where("purpose", "=", "confirm_email")
    .where("used_at", "is", null)
    .execute();
};
