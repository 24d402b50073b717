import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";

interface NumberRange {
  citizenId: string;
  /** Both included; numbers run from 1, the newest is the highest. */
  from: number;
  to: number;
}

/** A page is a range of numbers in one flat table: as cheap at the end as at the start. */
export const findDepositsByNumber = (db: Db, { citizenId, from, to }: NumberRange) =>
  db
    .selectFrom("citizen_deposits")
    .leftJoin("points", "points.id", "citizen_deposits.point_id")
    .selectAll("citizen_deposits")
    .select("points.name as point_name")
    .where("citizen_id", "=", citizenId)
    .where("number", ">=", from)
    .where("number", "<=", to)
    .orderBy("number", "desc")
    .execute();

export const readOwnCode = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("users")
    .select(["code", sqlNow(clock).as("now")])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
