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
    .forUpdate()
    .skipLocked()
    .execute();

export const markPublished = async (trx: Trx, clock: Clock, ids: string[]): Promise<void> => {
  await trx
    .updateTable("outbox")
    .set({ published_at: sqlNow(clock) })
    .where("id", "in", ids)
    .execute();
};

/** Who wants to hear of what: `event` is the beginning of the subject. */
export interface Wanted {
  consumer: string;
  event: string;
}

/** By all that listen to this kind of event; what nobody listens to is handled at once. */
const handledByAll = (wanted: readonly Wanted[]) =>
  sql<boolean>`not exists (
    select from unnest(${wanted.map(({ consumer }) => consumer)}::text[],
      ${wanted.map(({ event }) => event)}::text[]) as wanted (consumer, event)
    where starts_with(outbox.subject, wanted.event || '.') and not exists (
      select from processed_events p
      where p.event_id = outbox.id and p.consumer = wanted.consumer))`;

/** Closes what every consumer has handled, so that the reconciler looks at the open rest alone. */
export const settleHandled = async (
  db: Db,
  clock: Clock,
  wanted: readonly Wanted[],
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
        .where(handledByAll(wanted))
        .orderBy("published_at")
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** What the stream took but some consumer never handled is published again. */
export const reopenUnhandled = async (
  db: Db,
  clock: Clock,
  wanted: readonly Wanted[],
  olderThanSeconds: number,
): Promise<number> => {
  const result = await db
    .updateTable("outbox")
    .set({ published_at: null })
    .where("settled_at", "is", null)
    .where(
      "published_at",
      "<",
      sql<Date>`${sqlNow(clock)} - make_interval(secs => ${olderThanSeconds})`,
    )
    .where(sql<boolean>`not ${handledByAll(wanted)}`)
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
