import type { PointDecision } from "@app/contract/point-changes";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";

export const lockPoint = (trx: Trx, id: string) =>
  trx
    .selectFrom("points as p")
    .innerJoin("point_members as m", "m.point_id", "p.id")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select([
      "p.name",
      "p.status",
      "u.id as ownerId",
      "u.phone",
      "u.email",
      "u.email_verified_at as emailVerifiedAt",
      "u.locale",
    ])
    .where("p.id", "=", id)
    .where("m.membership", "=", "owner")
    .where("m.removed_at", "is", null)
    .forNoKeyUpdate("p")
    .executeTakeFirst();
export type LockedPoint = NonNullable<Awaited<ReturnType<typeof lockPoint>>>;

const statusAfter = { approved: "active", more_info: "draft", refused: "closed" } as const;

export const setDecision = async (
  trx: Trx,
  clock: Clock,
  id: string,
  decision: PointDecision,
): Promise<void> => {
  await trx
    .updateTable("points")
    .set({
      status: statusAfter[decision],
      ...(decision === "approved" && { approved_at: sqlNow(clock) }),
    })
    .where("id", "=", id)
    .execute();
};
