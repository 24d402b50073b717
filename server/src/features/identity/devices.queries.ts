import { type Clock, sqlNow } from "@app/database/clock";
import type { Db } from "@app/database/connect";

export const insertDevice = async (
  db: Db,
  clock: Clock,
  userId: string,
  mark: Buffer,
): Promise<void> => {
  await db
    .insertInto("devices")
    .values({ user_id: userId, secret_hash: mark, created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteDevices = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom("devices").where("user_id", "=", userId).execute();
};
