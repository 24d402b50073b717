import type { BrandRank } from "@app/contract/brand-team";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import type { DB } from "@app/database/tables.generated";
import { type ExpressionBuilder, sql } from "kysely";
import { fullName } from "./members.queries.ts";

const isOpen = (clock: Clock) => (eb: ExpressionBuilder<DB, "brand_team_invitations">) =>
  eb.and([
    eb("brand_team_invitations.accepted_at", "is", null),
    eb("brand_team_invitations.withdrawn_at", "is", null),
    eb("brand_team_invitations.expires_at", ">", sqlNow(clock)),
  ]);

export const findOpenInvitations = async (db: Db, clock: Clock, brandId: string) => {
  const rows = await db
    .selectFrom("brand_team_invitations")
    .select(["id", "email", "rank", "expires_at as expiresAt"])
    .where("brand_id", "=", brandId)
    .where(isOpen(clock))
    .orderBy("created_at")
    .execute();
  return rows.map(({ email, ...rest }) => ({ ...rest, email: email ?? "" }));
};

export interface NewInvitation {
  id: string;
  brandId: string;
  invitedBy: string;
  tokenHash: Buffer;
  email: string;
  rank: BrandRank;
  seconds: number;
}

export const insertInvitation = async (
  trx: Trx,
  clock: Clock,
  { id, brandId, invitedBy, tokenHash, email, rank, seconds }: NewInvitation,
): Promise<Date> => {
  const { expires_at } = await trx
    .insertInto("brand_team_invitations")
    .values({
      id,
      brand_id: brandId,
      invited_by: invitedBy,
      token_hash: tokenHash,
      email,
      rank,
      created_at: sqlNow(clock),
      expires_at: sql<Date>`${sqlNow(clock)} + make_interval(secs => ${seconds})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return expires_at;
};

export const findInviter = (trx: Trx, brandId: string, userId: string) =>
  trx
    .selectFrom("brands as b")
    .innerJoin("users as u", (join) => join.on("u.id", "=", userId))
    .select(["b.name as brand", fullName.as("inviterName")])
    .where("b.id", "=", brandId)
    .executeTakeFirstOrThrow();

export const withdrawInvitation = async (
  db: Db,
  clock: Clock,
  brandId: string,
  id: string,
): Promise<boolean> => {
  const result = await db
    .updateTable("brand_team_invitations")
    .set({ withdrawn_at: sqlNow(clock), email: null })
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .where(isOpen(clock))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const findInvitation = (db: Db, clock: Clock, tokenHash: Buffer) =>
  db
    .selectFrom("brand_team_invitations")
    .innerJoin("brands as b", "b.id", "brand_team_invitations.brand_id")
    .innerJoin("users as u", "u.id", "brand_team_invitations.invited_by")
    .select(["b.name as brand", fullName.as("inviterName"), "brand_team_invitations.rank"])
    .where("token_hash", "=", tokenHash)
    .where(isOpen(clock))
    .executeTakeFirst();

/** Marks it used and answers what it was for, once. */
export const takeInvitation = (trx: Trx, clock: Clock, tokenHash: Buffer, userId: string) =>
  trx
    .updateTable("brand_team_invitations")
    .set({ accepted_by: userId, accepted_at: sqlNow(clock), email: null })
    .where("token_hash", "=", tokenHash)
    .where(isOpen(clock))
    .returning(["brand_id as brandId", "rank"])
    .executeTakeFirst();

/** Too late to be accepted: as good as taken back, and forgotten the same way. */
export const withdrawExpired = async (db: Db, clock: Clock): Promise<void> => {
  await db
    .updateTable("brand_team_invitations")
    .set((eb) => ({ withdrawn_at: eb.ref("expires_at"), email: null }))
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", "<=", sqlNow(clock))
    .execute();
};
