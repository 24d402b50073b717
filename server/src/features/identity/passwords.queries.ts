import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** An active person; the address counts once it is proven. */
export const findPersonWithPassword = (db: Db, userId: string) =>
  db
    .selectFrom("users")
    .select([
      "first_name as firstName",
      "last_name as lastName",
      "phone",
      sql<string | null>`case when email_verified_at is not null then email end`.as("email"),
      "locale",
      "password_hash as passwordHash",
    ])
    .where("id", "=", userId)
    .where("status", "=", "active")
    .executeTakeFirst();

export const findOrganisationWithPassword = (db: Db, organisationId: string) =>
  db
    .selectFrom("organisations")
    .select([
      "name",
      "contact_name as contactName",
      "email",
      "locale",
      "password_hash as passwordHash",
    ])
    .where("id", "=", organisationId)
    .where("status", "=", "active")
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();

/** Whom a login belongs to; nobody's is undefined. */
export const findUserId = (db: Db, login: string) =>
  db
    .selectFrom("users")
    .select("id as userId")
    .where("status", "=", "active")
    .where((eb) =>
      eb.or([
        eb("phone", "=", login),
        eb.and([eb("email", "=", login), eb("email_verified_at", "is not", null)]),
      ]),
    )
    .executeTakeFirst();

export const findOrganisationId = (db: Db, email: string) =>
  db
    .selectFrom("organisations")
    .select("id as organisationId")
    .where("status", "=", "active")
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();

export const updatePassword = async (trx: Trx, userId: string, hash: string): Promise<void> => {
  await trx.updateTable("users").set({ password_hash: hash }).where("id", "=", userId).execute();
};

export const updateOrganisationPassword = async (
  trx: Trx,
  organisationId: string,
  hash: string,
): Promise<void> => {
  await trx
    .updateTable("organisations")
    .set({ password_hash: hash })
    .where("id", "=", organisationId)
    .execute();
};
