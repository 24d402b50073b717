import { type Clock, sqlNow } from "@app/database/clock";
import type { Db, Trx } from "@app/database/connect";
import type { Locale } from "@app/contract/locales";
import { sql } from "kysely";
import type { Channel } from "./message-kinds.ts";

export interface NewRow {
  id: string;
  channel: Channel;
  recipient: string;
  locale: Locale;
  template: string;
  data: object;
  userId: string | null;
}

export const insertMessage = async (
  trx: Trx,
  clock: Clock,
  { userId, data, ...row }: NewRow,
): Promise<void> => {
  await trx
    .insertInto("messages")
    .values({
      ...row,
      data: JSON.stringify(data),
      user_id: userId,
      created_at: sqlNow(clock),
    })
    .execute();
};

/** So many more for today, or false when the day has had its share. Taken back if the caller rolls back. */
export const countSms = async (
  trx: Trx,
  clock: Clock,
  cap: number,
  more: 0 | 1,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into sms_days (day, sent)
    values ((${sqlNow(clock)} at time zone 'Africa/Algiers')::date, ${more})
    on conflict (day) do update set sent = sms_days.sent + ${more} where sms_days.sent < ${cap}
    returning sent`.execute(trx);
  return rows.length > 0;
};

export const findUnsent = (db: Db, clock: Clock, id: string) =>
  db
    .selectFrom("messages")
    .select(["id", "channel", "recipient", "locale", "template", "data"])
    .select(
      sql<number>`extract(epoch from ${sqlNow(clock)} - created_at)::float8 / 60`.as("ageMinutes"),
    )
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .executeTakeFirst();

export const markSent = async (db: Db, clock: Clock, id: string): Promise<void> => {
  await db
    .updateTable("messages")
    .set({ sent_at: sqlNow(clock), data: "{}" })
    .where("id", "=", id)
    .execute();
};

export const wipeData = async (db: Db, id: string): Promise<void> => {
  await db.updateTable("messages").set({ data: "{}" }).where("id", "=", id).execute();
};

export const deleteMessage = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom("messages").where("id", "=", id).execute();
};

export const deleteOldMessages = async (db: Db, clock: Clock, days: number): Promise<void> => {
  await sql`delete from messages
    where created_at < ${sqlNow(clock)} - make_interval(days => ${days})`.execute(db);
};
