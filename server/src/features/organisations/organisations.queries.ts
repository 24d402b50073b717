import type { OrganisationInput } from "@app/contract/organisations";
import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";

/** An address opens an account once its link was opened; before that anybody may claim it. */
export const findByConfirmedEmail = (db: Db, email: string) =>
  db
    .selectFrom("organisations")
    .select(["id", "password_hash", "status", "locale"])
    .where("email", "=", email)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();

export const findOrganisation = (db: Db, organisationId: string) =>
  db
    .selectFrom("organisations")
    .select(["id", "kind", "name", "contact_name as contactName", "email", "locale"])
    .where("id", "=", organisationId)
    .executeTakeFirstOrThrow();

export const findCommune = (db: Db, communeCode: number) =>
  db.selectFrom("communes").select("code").where("code", "=", communeCode).executeTakeFirst();

type NewOrganisation = Omit<OrganisationInput, "password" | "consent"> & {
  id: string;
  passwordHash: string;
  locale: Locale;
};

export const insertOrganisation = async (
  trx: Trx,
  clock: Clock,
  { contactName, passwordHash, communeCode, ...organisation }: NewOrganisation,
): Promise<void> => {
  await trx
    .insertInto("organisations")
    .values({
      ...organisation,
      contact_name: contactName,
      password_hash: passwordHash,
      commune_code: communeCode,
      created_at: sqlNow(clock),
    })
    .execute();
};

export const insertConsents = async (
  trx: Trx,
  clock: Clock,
  organisationId: string,
  locale: Locale,
  consent: OrganisationInput["consent"],
): Promise<void> => {
  const documents = ["privacy", "terms"] as const;
  await trx
    .insertInto("consents")
    .values(
      documents.map((document) => ({
        id: randomUUIDv7(),
        organisation_id: organisationId,
        document,
        version: consent[document],
        locale,
        given_at: sqlNow(clock),
      })),
    )
    .execute();
};

export const insertSession = async (
  db: Db,
  clock: Clock,
  session: { id: string; organisationId: string; secretHash: Buffer; seconds: number },
): Promise<void> => {
  await db
    .insertInto("organisation_sessions")
    .values({
      id: session.id,
      organisation_id: session.organisationId,
      secret_hash: session.secretHash,
      created_at: sqlNow(clock),
      expires_at: sql<Date>`${sqlNow(clock)} + make_interval(secs => ${session.seconds})`,
    })
    .execute();
};

export const revokeSession = async (db: Db, clock: Clock, secretHash: Buffer): Promise<void> => {
  await db
    .updateTable("organisation_sessions")
    .set({ revoked_at: sqlNow(clock) })
    .where("secret_hash", "=", secretHash)
    .where("revoked_at", "is", null)
    .execute();
};
