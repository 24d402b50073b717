import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

const fullName = sql<string>`trim(u.first_name || ' ' || u.last_name)`;

/** Nothing for anybody but an owner: to others the point's people do not exist. */
export const findOwnPoint = (db: Db, userId: string, pointId: string) =>
  db
    .selectFrom("point_members as m")
    .innerJoin("points as p", "p.id", "m.point_id")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["p.id", "p.name", fullName.as("ownerName")])
    .where("m.point_id", "=", pointId)
    .where("m.user_id", "=", userId)
    .where("m.membership", "=", "owner")
    .where("m.removed_at", "is", null)
    .where("p.status", "<>", "closed")
    .executeTakeFirst();

export const findCollaborators = (db: Db, pointId: string) =>
  db
    .selectFrom("point_members as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["u.id as userId", fullName.as("name"), "m.created_at as since"])
    .where("m.point_id", "=", pointId)
    .where("m.membership", "=", "collaborator")
    .where("m.removed_at", "is", null)
    .orderBy("m.created_at")
    .execute();

export const removeCollaborator = async (
  db: Db,
  clock: Clock,
  pointId: string,
  userId: string,
): Promise<boolean> => {
  const result = await db
    .updateTable("point_members")
    .set({ removed_at: sqlNow(clock) })
    .where("point_id", "=", pointId)
    .where("user_id", "=", userId)
    .where("membership", "=", "collaborator")
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Whether they are new; somebody who was removed works here again, whoever works here goes on. */
export const addCollaborator = async (
  trx: Trx,
  clock: Clock,
  pointId: string,
  userId: string,
): Promise<boolean> => {
  const since = { created_at: sqlNow(clock), membership: "collaborator" as const };
  const result = await trx
    .insertInto("point_members")
    .values({ point_id: pointId, user_id: userId, ...since })
    .onConflict((conflict) =>
      conflict
        .columns(["point_id", "user_id"])
        .doUpdateSet({ ...since, removed_at: null })
        .where("point_members.removed_at", "is not", null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};
