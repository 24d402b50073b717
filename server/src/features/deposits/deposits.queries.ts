import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";

export const readOwnCode = (db: Db, clock: Clock, userId: string) =>
  db
    .selectFrom("users")
    .select(["code", sqlNow(clock).as("now")])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
