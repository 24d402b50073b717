import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";

export const findInvitation = (db: Db, clock: Clock, code: string) =>
  db
    .selectFrom("brand_invitations as i")
    .innerJoin("brands as b", "b.id", "i.brand_id")
    .select(["b.id as brandId", "b.name as brand"])
    .where("i.code", "=", code)
    .where("i.used_at", "is", null)
    .where("i.withdrawn_at", "is", null)
    .where("i.expires_at", ">", sqlNow(clock))
    .executeTakeFirst();

/** Marks it used and answers whose it was, once. */
export const takeInvitation = (trx: Trx, clock: Clock, code: string, userId: string) =>
  trx
    .updateTable("brand_invitations")
    .set({ used_at: sqlNow(clock), used_by: userId })
    .where("code", "=", code)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("expires_at", ">", sqlNow(clock))
    .returning("brand_id as brandId")
    .executeTakeFirst();

/** The brand's own people, and those who distribute for it already. */
export const belongsToBrand = async (db: Db, userId: string, brandId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("brand_members as m")
      .innerJoin("brands as b", "b.id", "m.brand_id")
      .select("b.id")
      .where("m.user_id", "=", userId)
      .where("m.removed_at", "is", null)
      .where((eb) => eb.or([eb("b.id", "=", brandId), eb("b.invited_by_brand", "=", brandId)]))
      .executeTakeFirst(),
  );

export const insertDistributor = async (
  trx: Trx,
  clock: Clock,
  distributor: { id: string; name: string; invitedBy: string; userId: string },
): Promise<void> => {
  await trx
    .insertInto("brands")
    .values({
      id: distributor.id,
      kind: "distributor",
      name: distributor.name,
      invited_by_brand: distributor.invitedBy,
      created_at: sqlNow(clock),
    })
    .execute();
  await trx
    .insertInto("brand_members")
    .values({
      brand_id: distributor.id,
      user_id: distributor.userId,
      created_at: sqlNow(clock),
    })
    .execute();
};
