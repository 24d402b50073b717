import type { Trx } from "@app/database/connect";
import type { EventDefinition, PayloadOf } from "@app/contract/event";
import { faultInWords } from "@app/contract/fault-in-log";
import type { JsMsg } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { isUnavailable } from "@app/database/faults";
import { z } from "zod";
import type { Context } from "../context.ts";
import { buryEvent, claimEvents } from "./outbox.queries.ts";
import { batchSize, openPull } from "./pull.ts";
import { repeat } from "../repeat.ts";

export interface Heard<E extends EventDefinition> {
  id: string;
  traceId: string;
  payload: PayloadOf<E>;
}

export interface Consumer {
  /** Never renamed: what it has handled is remembered under this name. */
  name: string;
  event: EventDefinition;
  /**
   * Database work only, in the transaction that remembers the events as handled. All that are new
   * in a batch come together: one by one, round trips would be the limit.
   */
  handle: (trx: Trx, events: readonly Heard<EventDefinition>[]) => Promise<void>;
}

export const consumer = <E extends EventDefinition>(
  name: string,
  event: E,
  handle: (trx: Trx, events: readonly Heard<E>[]) => Promise<void>,
): Consumer => ({ name, event, handle });

/** After so many tries an event is set aside for people to look at, and the others go on. */
const maxTries = 5;
const faultMilliseconds = 300;
/** The first is handled at once; those that follow come together, which is a transaction instead of many. */
const gatherMilliseconds = 100;

const idSchema = z.uuid();
const idOf = (message: JsMsg): string => message.headers?.get("Nats-Msg-Id") ?? "";

const traceOf = (message: JsMsg): string => message.headers?.get("trace-id") ?? "";

interface Readable {
  message: JsMsg;
  heard: Heard<EventDefinition>;
}

const read = (definition: EventDefinition, message: JsMsg): Readable => ({
  message,
  heard: {
    id: idOf(message),
    traceId: traceOf(message),
    payload: definition.payload.parse(message.json()),
  },
});

/** Everything or nothing: the effects and the memory of them. Answers how many were new. */
const handleOnce = (
  ctx: Context,
  { name, handle }: Consumer,
  events: readonly Heard<EventDefinition>[],
): Promise<number> =>
  ctx.db.transaction().execute(async (trx) => {
    const byId = new Map(events.map((event) => [event.id, event]));
    const claimed = await claimEvents(trx, ctx.clock, name, [...byId.keys()]);
    const fresh = [...byId.values()].filter(({ id }) => claimed.has(id));
    if (fresh.length > 0) await handle(trx, fresh);
    return fresh.length;
  });

const bury = async (
  ctx: Context,
  consumer: string,
  message: JsMsg,
  error: unknown,
): Promise<void> => {
  const { subject } = message;
  ctx.log.error({ err: error, consumer, subject, traceId: traceOf(message) }, "event set aside");
  ctx.metrics.deadEvents.inc({ consumer });
  const event = {
    eventId: idOf(message),
    consumer,
    subject,
    body: message.string(),
    error: faultInWords(error),
  };
  await ctx.db.transaction().execute((trx) => buryEvent(trx, ctx.clock, event));
  message.ack();
};

export const startConsumer = (ctx: Context, broker: NatsConnection, consumer: Consumer) => {
  const pull = openPull(ctx, broker, consumer);

  const count = (first: boolean, events: number): void => {
    ctx.metrics.handled.inc({ consumer: consumer.name, first: String(first) }, events);
  };

  const putOff = async (message: JsMsg, error: unknown): Promise<void> => {
    const tries = message.info.deliveryCount;
    // An engine that is away is nobody's fault: it is waited for, however long.
    if (tries < maxTries || isUnavailable(error)) message.nak(faultMilliseconds * tries);
    else await bury(ctx, consumer.name, message, error);
  };

  /** What nobody can read is put off before the others are handled: they are not to wait for it. */
  const readAll = async (messages: readonly JsMsg[]): Promise<Readable[]> => {
    const readable: Readable[] = [];
    for (const message of messages) {
      if (!idSchema.safeParse(idOf(message)).success) {
        // Not from our outbox: there is nothing to remember it by.
        ctx.log.error({ subject: message.subject }, "message without an id refused");
        message.term();
        continue;
      }
      try {
        readable.push(read(consumer.event, message));
      } catch (error) {
        await putOff(message, error);
      }
    }
    return readable;
  };

  const handleTogether = async (batch: readonly Readable[]): Promise<void> => {
    const events = batch.map(({ heard }) => heard);
    const first = await handleOnce(ctx, consumer, events);
    const traceIds = events.map(({ traceId }) => traceId);
    ctx.log.info({ consumer: consumer.name, first, traceIds }, "events handled");
    count(true, first);
    count(false, events.length - first);
    for (const { message } of batch) message.ack();
  };

  /** One bad event must not harm its neighbours: it is found by halves, in a few more transactions. */
  const handleByHalves = async (batch: readonly Readable[]): Promise<void> => {
    try {
      await handleTogether(batch);
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) {
        for (const { message } of batch) await putOff(message, error);
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await handleByHalves(batch.slice(0, middle));
      await handleByHalves(batch.slice(middle));
    }
  };

  return repeat(ctx, `consumer ${consumer.name}`, faultMilliseconds, async () => {
    const messages = await pull.next();
    const batch = await readAll(messages);
    if (batch.length > 0) await handleByHalves(batch);
    return messages.length < batchSize ? gatherMilliseconds : 0;
  });
};
