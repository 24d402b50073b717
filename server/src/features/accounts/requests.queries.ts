import { randomUUIDv7 } from "node:crypto";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

/** A copy is made at once: asked for and done are one moment. */
export const insertExport = async (db: Db, clock: Clock, userId: string): Promise<void> => {
  await db
    .insertInto("data_requests")
    .values({
      id: randomUUIDv7(),
      kind: "export",
      user_id: userId,
      asked_at: sqlNow(clock),
      done_at: sqlNow(clock),
    })
    .execute();
};

/** Asked for twice it stays the first one. */
export const insertErasure = async (
  trx: Trx,
  clock: Clock,
  { userId, dueAt }: { userId: string; dueAt: Date },
): Promise<void> => {
  await sql`insert into data_requests (id, kind, user_id, asked_at, due_at)
    values (${randomUUIDv7()}, 'erasure', ${userId}, ${sqlNow(clock)}, ${dueAt})
    on conflict do nothing`.execute(trx);
};

export const endErasure = async (
  trx: Trx,
  clock: Clock,
  { userId, as }: { userId: string; as: "done_at" | "withdrawn_at" },
): Promise<void> => {
  await trx
    .updateTable("data_requests")
    .set({ [as]: sqlNow(clock) })
    .where("user_id", "=", userId)
    .where("kind", "=", "erasure")
    .where("done_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
};
