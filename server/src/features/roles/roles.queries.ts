import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import type { Role } from "@app/contract/roles";
import { sql } from "kysely";

/** Whether it is new: of two at the same moment one takes the role, the other has it. */
export const insertRole = async (
  trx: Trx,
  clock: Clock,
  userId: string,
  role: Role,
): Promise<boolean> => {
  const result = await trx
    .insertInto("user_roles")
    .values({ user_id: userId, role, created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const setFirstDefaultRole = async (trx: Trx, userId: string, role: Role): Promise<void> => {
  await trx
    .updateTable("users")
    .set({ default_role: role })
    .where("id", "=", userId)
    .where("default_role", "is", null)
    .execute();
};

export const openCitizenAccount = async (trx: Trx, userId: string): Promise<void> => {
  await sql`select open_citizen_account(${userId})`.execute(trx);
};

/** Whether it is held; a role that is not changes nothing. */
export const setDefaultRole = async (db: Db, userId: string, role: Role): Promise<boolean> => {
  const result = await db
    .updateTable("users")
    .set({ default_role: role })
    .where("id", "=", userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("user_roles")
          .select("role")
          .where("user_id", "=", userId)
          .where("role", "=", role),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** One that was handed in: until then its owner is led back to the form. */
export const findOwnedPoint = (db: Db, userId: string) =>
  db
    .selectFrom("point_members as m")
    .innerJoin("points as p", "p.id", "m.point_id")
    .select("p.id")
    .where("m.user_id", "=", userId)
    .where("m.membership", "=", "owner")
    .where("m.removed_at", "is", null)
    .where("p.status", "not in", ["draft", "closed"])
    .limit(1)
    .executeTakeFirst();

export const findGoals = (db: Db, userId: string) =>
  db
    .selectFrom("brand_goals as g")
    .innerJoin("brand_members as m", "m.brand_id", "g.brand_id")
    .select([
      "g.id",
      "g.kind",
      "g.material",
      "g.grams",
      "g.count",
      sql<string>`g.due_on::text`.as("dueOn"),
    ])
    .where("m.user_id", "=", userId)
    .where("m.removed_at", "is", null)
    .where("g.ended_at", "is", null)
    .orderBy("g.due_on")
    .orderBy("g.id")
    .execute();
