import type { ContactTopic } from "@app/contract/contact";
import type { Locale } from "@app/contract/locales";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import { sql } from "kysely";

export interface NewContactMessage {
  id: string;
  name: string;
  contact: string;
  topic: ContactTopic;
  message: string;
  locale: Locale;
}

/** False when it is there already: the same sending, arrived twice. */
export const insertContactMessage = async (
  trx: Trx,
  clock: Clock,
  row: NewContactMessage,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("contact_messages")
    .values({ ...row, created_at: sqlNow(clock) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const deleteOldContactMessages = async (
  db: Db,
  clock: Clock,
  months: number,
): Promise<void> => {
  await sql`delete from contact_messages
    where created_at < ${sqlNow(clock)} - make_interval(months => ${months})`.execute(db);
};

export const findContactMessages = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("contact_messages")
    .select(["id", "name", "contact", "topic", "message", "created_at as createdAt"])
    .select(sql<Locale>`locale`.as("locale"))
    .where("id", "in", ids)
    .execute();

export const markAnswered = async (trx: Trx, clock: Clock, id: string): Promise<void> => {
  await trx
    .updateTable("contact_messages")
    .set({ answered_at: sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};
