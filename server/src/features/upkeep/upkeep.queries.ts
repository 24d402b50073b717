import type { Db } from "@app/database/connect";
import { sql } from "kysely";

export const createMonthPartitions = async (db: Db, months: number): Promise<void> => {
  await sql`select create_month_partitions(now()::date, ${months})`.execute(db);
};

/** News that everybody handled long ago; the facts themselves stay in their own tables. */
export const deleteOldNews = async (db: Db, days: number, limit: number): Promise<number> => {
  const { rows } = await sql<{ deleted: number }>`
    with old as (
      delete from outbox where id in (
        select id from outbox where settled_at < now() - make_interval(days => ${days}) limit ${limit})
      returning id),
    receipts as (delete from processed_events p using old where p.event_id = old.id)
    select count(*) as deleted from old`.execute(db);
  return rows[0]?.deleted ?? 0;
};

/** Sessions nobody can use any more, and notifications read long ago. */
export const deleteOldTraces = async (
  db: Db,
  days: { sessions: number; read: number },
): Promise<void> => {
  await sql`delete from sessions
    where least(revoked_at, refresh_expires_at) < now() - make_interval(days => ${days.sessions})`.execute(
    db,
  );
  await sql`delete from notifications
    where read_at < now() - make_interval(days => ${days.read})`.execute(db);
};
