import type { BrandRank } from "@app/contract/brand-team";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export const fullName = sql<string>`trim(u.first_name || ' ' || u.last_name)`;

export const findMembers = (db: Db, brandId: string) =>
  db
    .selectFrom("brand_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id as userId", fullName.as("name"), "m.rank", "m.created_at as since"])
    .where("m.brand_id", "=", brandId)
    .where("m.removed_at", "is", null)
    .orderBy("m.rank", "desc")
    .orderBy("m.created_at")
    .execute();

export const findRanks = (trx: Trx, brandId: string) =>
  trx
    .selectFrom("brand_members")
    .select(["user_id as userId", "rank"])
    .where("brand_id", "=", brandId)
    .where("removed_at", "is", null)
    .execute();

export const changeMember = async (
  trx: Trx,
  clock: Clock,
  { brandId, userId, rank }: { brandId: string; userId: string; rank: BrandRank | null },
): Promise<void> => {
  await trx
    .updateTable("brand_members")
    .set(rank ? { rank } : { removed_at: sqlNow(clock) })
    .where("brand_id", "=", brandId)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .execute();
};

/** One company for each account: what a page shows would otherwise be a guess. */
export const hasCompany = async (trx: Trx, userId: string): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("brand_members")
      .select("brand_id")
      .where("user_id", "=", userId)
      .where("removed_at", "is", null)
      .executeTakeFirst(),
  );

/** Somebody who left works here again, with the rank of today. */
export const addMember = async (
  trx: Trx,
  clock: Clock,
  { brandId, userId, rank }: { brandId: string; userId: string; rank: BrandRank },
): Promise<void> => {
  const since = { created_at: sqlNow(clock), rank };
  await trx
    .insertInto("brand_members")
    .values({ brand_id: brandId, user_id: userId, ...since })
    .onConflict((conflict) =>
      conflict.columns(["brand_id", "user_id"]).doUpdateSet({ ...since, removed_at: null }),
    )
    .execute();
  await trx
    .insertInto("user_roles")
    .values({ user_id: userId, role: "brand", created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable("users")
    .set({ default_role: "brand" })
    .where("id", "=", userId)
    .where("default_role", "is", null)
    .execute();
};
