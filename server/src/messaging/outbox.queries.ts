import type { Db, Trx } from "@app/database/connect";
import { type Clock, sqlNow } from "@app/database/clock";
import { sql } from "kysely";

export interface OutboxRow {
  id: string;
  subject: string;
  payload: unknown;
  trace_id: string;
}

/** Locked until the transaction ends, so that several relays share the work without repeating it. */
export const takeUnpublished = (trx: Trx, limit: number): Promise<OutboxRow[]> =>
  trx
    .selectFrom("outbox")
    .select(["id", "subject", "payload", "trace_id"])
    .where("published_at", "is", null)
    .orderBy("created_at")
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

export const markPublished = async (trx: Trx, clock: Clock, ids: string[]): Promise<void> => {
  await trx
    .updateTable("outbox")
    .set({ published_at: sqlNow(clock) })
    .where("id", "in", ids)
    .execute();
};

/** Never to be published: nobody will handle it, and nobody has to look at it again. */
export const closeUnsent = async (trx: Trx, clock: Clock, id: string): Promise<void> => {
  await trx
    .updateTable("outbox")
    .set({ published_at: sqlNow(clock), settled_at: sqlNow(clock) })
    .where("id", "=", id)
    .execute();
};

/** Who listens to which event. */
export interface Listener {
  name: string;
  event: { name: string };
}

/** By all that listen to this kind of news; what nobody listens to is handled as it is. */
const handledByAll = (listeners: readonly Listener[]) =>
  sql<boolean>`not exists (
    select from unnest(${listeners.map(({ name }) => name)}::text[],
      ${listeners.map(({ event }) => event.name)}::text[]) as wanted (consumer, event)
    where starts_with(outbox.subject, wanted.event || '.')
      and not exists (
        select from processed_events p
        where p.event_id = outbox.id and p.consumer = wanted.consumer))`;

/** Closes what every consumer has handled, so that the reconciler looks at the open rest alone. */
export const settleHandled = async (
  db: Db,
  clock: Clock,
  listeners: readonly Listener[],
  limit: number,
): Promise<number> => {
  const result = await db
    .updateTable("outbox")
    .set({ settled_at: sqlNow(clock) })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("published_at", "is not", null)
        .where("settled_at", "is", null)
        .where(handledByAll(listeners))
        .orderBy("published_at")
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/**
 * What the stream took but some consumer never handled is published again: what was published the given seconds ago, or
 * that long before the message the consumer is at.
 */
export const reopenUnhandled = async (
  db: Db,
  clock: Clock,
  listeners: readonly Listener[],
  seconds: number,
  at: Date | null,
): Promise<number> => {
  const result = await db
    .updateTable("outbox")
    .set({ published_at: null })
    .where("settled_at", "is", null)
    .where(
      "published_at",
      "<",
      sql<Date>`least(${sqlNow(clock)}, ${at}::timestamptz) - make_interval(secs => ${seconds})`,
    )
    .where(sql<boolean>`not ${handledByAll(listeners)}`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** Remembers events as handled by this consumer and tells which of them are new to it. */
export const claimEvents = async (
  trx: Trx,
  clock: Clock,
  consumer: string,
  ids: string[],
): Promise<Set<string>> => {
  const rows = await trx
    .insertInto("processed_events")
    .values(ids.map((event_id) => ({ event_id, consumer, processed_at: sqlNow(clock) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .execute();
  return new Set(rows.map((row) => row.event_id));
};

export interface BuriedEvent {
  eventId: string;
  consumer: string;
  subject: string;
  body: string;
  error: string;
}

/** Set aside and remembered as handled: people decide what becomes of it. */
export const buryEvent = async (trx: Trx, clock: Clock, event: BuriedEvent): Promise<void> => {
  await claimEvents(trx, clock, event.consumer, [event.eventId]);
  await trx
    .insertInto("dead_events")
    .values({
      event_id: event.eventId,
      consumer: event.consumer,
      subject: event.subject,
      body: event.body,
      error: event.error,
      created_at: sqlNow(clock),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** 0 where nothing waits. Both indexes hold only what waits, so it costs two look-ups. */
export const oldestNewsSeconds = async (db: Db, clock: Clock): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from ${sqlNow(clock)} - least(
      (select min(created_at) from outbox where published_at is null),
      (select min(published_at) from outbox
       where published_at is not null and settled_at is null))), 0)::float8 as seconds`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
};
