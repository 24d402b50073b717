import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export type LinkPurpose = "confirm_email" | "reset_password" | "confirm_organisation";

export interface NewLink {
  id: string;
  purpose: LinkPurpose;
  tokenHash: Buffer;
  userId?: string;
  organisationId?: string;
  email?: string;
  seconds: number;
}

export const insertLink = async (trx: Trx, clock: Clock, link: NewLink): Promise<void> => {
  await trx
    .insertInto("links")
    .values({
      id: link.id,
      purpose: link.purpose,
      token_hash: link.tokenHash,
      user_id: link.userId ?? null,
      organisation_id: link.organisationId ?? null,
      email: link.email ?? null,
      created_at: sqlNow(clock),
      expires_at: sql<Date>`${sqlNow(clock)} + make_interval(secs => ${link.seconds})`,
    })
    .execute();
};

/** What a living link is for, without using it. */
export const findLink = (
  db: Db,
  clock: Clock,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
) =>
  db
    .selectFrom("links")
    .select(["user_id as userId", "organisation_id as organisationId"])
    .where("token_hash", "=", tokenHash)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", sqlNow(clock))
    .executeTakeFirst();

/** Marks it used and answers what it is for, once. */
export const takeLink = (
  trx: Trx,
  clock: Clock,
  tokenHash: Buffer,
  purposes: readonly LinkPurpose[],
) =>
  trx
    .updateTable("links")
    .set({ used_at: sqlNow(clock) })
    .where("token_hash", "=", tokenHash)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", sqlNow(clock))
    .returning(["purpose", "user_id as userId", "organisation_id as organisationId", "email"])
    .executeTakeFirst();

/** Other links to a new password, of which one has been opened or none is needed. */
export const spendResetLinks = async (
  trx: Trx,
  clock: Clock,
  subject: { userId: string } | { organisationId: string },
): Promise<void> => {
  const unused = trx
    .updateTable("links")
    .set({ used_at: sqlNow(clock) })
    .where("purpose", "=", "reset_password")
    .where("used_at", "is", null);
  await (
    "userId" in subject
      ? unused.where("user_id", "=", subject.userId)
      : unused.where("organisation_id", "=", subject.organisationId)
  ).execute();
};
