import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { type ExpressionBuilder, sql } from "kysely";
import type { DB } from "@app/database/tables.generated";

/** Whom it was for is nobody's business any more once it is used or taken back. */
const forgotten = { name: "", phone: null, email: null };

const isOpen = (clock: Clock) => (eb: ExpressionBuilder<DB, "point_invitations">) =>
  eb.and([
    eb("point_invitations.accepted_at", "is", null),
    eb("point_invitations.withdrawn_at", "is", null),
    eb("point_invitations.expires_at", ">", sqlNow(clock)),
  ]);

export interface NewInvitation {
  id: string;
  pointId: string;
  invitedBy: string;
  tokenHash: Buffer;
  name: string;
  phone: string | null;
  email: string | null;
  seconds: number;
}

export const insertInvitation = async (
  trx: Trx,
  clock: Clock,
  invitation: NewInvitation,
): Promise<Date> => {
  const { expires_at } = await trx
    .insertInto("point_invitations")
    .values({
      id: invitation.id,
      point_id: invitation.pointId,
      invited_by: invitation.invitedBy,
      token_hash: invitation.tokenHash,
      name: invitation.name,
      phone: invitation.phone,
      email: invitation.email,
      created_at: sqlNow(clock),
      expires_at: sql<Date>`${sqlNow(clock)} + make_interval(secs => ${invitation.seconds})`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return expires_at;
};

export const findOpenInvitations = (db: Db, clock: Clock, pointId: string) =>
  db
    .selectFrom("point_invitations")
    .select(["id", "name", "phone", "email", "expires_at as expiresAt"])
    .where("point_id", "=", pointId)
    .where(isOpen(clock))
    .orderBy("created_at")
    .execute();

export const withdrawInvitation = async (
  db: Db,
  clock: Clock,
  pointId: string,
  id: string,
): Promise<boolean> => {
  const result = await db
    .updateTable("point_invitations")
    .set({ withdrawn_at: sqlNow(clock), ...forgotten })
    .where("id", "=", id)
    .where("point_id", "=", pointId)
    .where(isOpen(clock))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const findInvitation = (db: Db, clock: Clock, tokenHash: Buffer) =>
  db
    .selectFrom("point_invitations")
    .innerJoin("points as p", "p.id", "point_invitations.point_id")
    .innerJoin("users as u", "u.id", "point_invitations.invited_by")
    .select(["p.name", sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("inviterName")])
    .where("token_hash", "=", tokenHash)
    .where("p.status", "<>", "closed")
    .where(isOpen(clock))
    .executeTakeFirst();

/** Marks it used and answers which point it is for, once. */
export const takeInvitation = (trx: Trx, clock: Clock, tokenHash: Buffer, userId: string) =>
  trx
    .updateTable("point_invitations")
    .set({ accepted_by: userId, accepted_at: sqlNow(clock), ...forgotten })
    .from("points as p")
    .where("token_hash", "=", tokenHash)
    .whereRef("p.id", "=", "point_invitations.point_id")
    .where("p.status", "<>", "closed")
    .where(isOpen(clock))
    .returning("point_invitations.point_id as pointId")
    .executeTakeFirst();

/** Too late to be accepted: as good as taken back, and forgotten the same way. */
export const withdrawExpired = async (db: Db, clock: Clock): Promise<void> => {
  await db
    .updateTable("point_invitations")
    .set((eb) => ({ withdrawn_at: eb.ref("expires_at"), ...forgotten }))
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", "<=", sqlNow(clock))
    .execute();
};
