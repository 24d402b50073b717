import type { Db } from "@app/database/connect";
import { type Clock, sqlNow } from "@app/database/clock";

export interface NewNotification {
  /** The event it tells of: telling it twice leaves one entry. */
  id: string;
  userId: string;
  kind: string;
  data: Record<string, string | number>;
}

/** The ids of those that were not there yet. */
export const insertNotifications = async (
  db: Db,
  clock: Clock,
  entries: readonly NewNotification[],
): Promise<Set<string>> => {
  const inserted = await db
    .insertInto("notifications")
    .values(
      entries.map(({ id, userId, kind, data }) => ({
        id,
        user_id: userId,
        kind,
        data: JSON.stringify(data),
        created_at: sqlNow(clock),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Set(inserted.map(({ id }) => id));
};

export const findNewest = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom("notifications")
    .select(["id", "kind", "data", "created_at", "read_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();

export const markRead = async (
  db: Db,
  clock: Clock,
  userId: string,
  newest: string,
): Promise<void> => {
  await db
    .updateTable("notifications")
    .set({ read_at: sqlNow(clock) })
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .where("created_at", "<=", (eb) =>
      eb
        .selectFrom("notifications as seen")
        .select("seen.created_at")
        .where("seen.id", "=", newest)
        .where("seen.user_id", "=", userId),
    )
    .execute();
};

export const hasUnread = async (db: Db, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
