import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import type { DB } from "@app/database/tables.generated";
import { type ExpressionBuilder, sql } from "kysely";

const isOpen = (clock: Clock) => (eb: ExpressionBuilder<DB, "brand_invitations">) =>
  eb.and([
    eb("used_at", "is", null),
    eb("withdrawn_at", "is", null),
    eb("expires_at", ">", sqlNow(clock)),
  ]);

/** Those somebody still works for. */
export const findDistributors = (db: Db, brandId: string) =>
  db
    .selectFrom("brands as b")
    .select(["b.id", "b.name", "b.created_at as since"])
    .where("b.invited_by_brand", "=", brandId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("brand_members as m")
          .select("m.user_id")
          .whereRef("m.brand_id", "=", "b.id")
          .where("m.removed_at", "is", null),
      ),
    )
    .orderBy("b.name")
    .execute();

export const findOpenCodes = (db: Db, clock: Clock, brandId: string) =>
  db
    .selectFrom("brand_invitations")
    .select(["code", "expires_at as expiresAt"])
    .where("brand_id", "=", brandId)
    .where(isOpen(clock))
    .orderBy("created_at")
    .orderBy("code")
    .execute();

/** Undefined for one that is in use already, or was. */
export const insertCode = (
  trx: Trx,
  clock: Clock,
  { code, brandId, seconds }: { code: string; brandId: string; seconds: number },
) =>
  trx
    .insertInto("brand_invitations")
    .values({
      code,
      brand_id: brandId,
      created_at: sqlNow(clock),
      expires_at: sql<Date>`${sqlNow(clock)} + make_interval(secs => ${seconds})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["code", "expires_at as expiresAt"])
    .executeTakeFirst();

export const withdrawCode = async (
  db: Db,
  clock: Clock,
  brandId: string,
  code: string,
): Promise<boolean> => {
  const result = await db
    .updateTable("brand_invitations")
    .set({ withdrawn_at: sqlNow(clock) })
    .where("code", "=", code)
    .where("brand_id", "=", brandId)
    .where(isOpen(clock))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};
