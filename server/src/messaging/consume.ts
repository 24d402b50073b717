import type { Trx } from "@app/database/connect";
import type { EventDefinition, PayloadOf } from "@app/contract/event";
import type { JsMsg } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { isUnavailable } from "@app/database/faults";
import { z } from "zod";
import type { Context } from "../context.ts";
import { buryEvent, claimEvents } from "./outbox.queries.ts";
import { openPull } from "./pull.ts";
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
  /** Database work only, in the transaction that remembers the event as handled. */
  handle: (trx: Trx, event: Heard<EventDefinition>) => Promise<void>;
}

export const consumer = <E extends EventDefinition>(
  name: string,
  event: E,
  handle: (trx: Trx, event: Heard<E>) => Promise<void>,
): Consumer => ({ name, event, handle });

/** After so many tries an event is set aside for people to look at, and the others go on. */
const maxTries = 5;
const faultMilliseconds = 300;

const idSchema = z.uuid();
const idOf = (message: JsMsg): string => message.headers?.get("Nats-Msg-Id") ?? "";

const read = (definition: EventDefinition, message: JsMsg): Heard<EventDefinition> => ({
  id: idOf(message),
  traceId: message.headers?.get("trace-id") ?? "",
  payload: definition.payload.parse(message.json()),
});

export const startConsumer = (ctx: Context, broker: NatsConnection, consumer: Consumer) => {
  const pull = openPull(ctx, broker, consumer);

  const count = (first: boolean, events: number): void => {
    if (events > 0)
      ctx.metrics.handled.inc({ consumer: consumer.name, first: String(first) }, events);
  };

  const handleTogether = async (messages: JsMsg[]): Promise<void> => {
    const events = messages.map((message) => read(consumer.event, message));
    let first = 0;
    await ctx.db.transaction().execute(async (trx) => {
      const ids = [...new Set(events.map((event) => event.id))];
      const fresh = await claimEvents(trx, ctx.clock, consumer.name, ids);
      first = fresh.size;
      for (const event of events) {
        // delete() tells the first of two copies in one batch from the second.
        if (fresh.delete(event.id)) await consumer.handle(trx, event);
      }
    });
    count(true, first);
    count(false, events.length - first);
    for (const message of messages) message.ack();
  };

  const bury = async (message: JsMsg, error: unknown): Promise<void> => {
    ctx.log.error(
      { err: error, consumer: consumer.name, subject: message.subject },
      "event set aside",
    );
    ctx.metrics.deadEvents.inc({ consumer: consumer.name });
    await ctx.db.transaction().execute((trx) =>
      buryEvent(trx, ctx.clock, {
        eventId: idOf(message),
        consumer: consumer.name,
        subject: message.subject,
        body: message.string(),
        error: String(error),
      }),
    );
    message.ack();
  };

  const handleAlone = async (message: JsMsg): Promise<void> => {
    if (!idSchema.safeParse(idOf(message)).success) {
      // Not from our outbox: there is nothing to remember it by.
      ctx.log.error({ subject: message.subject }, "message without an id refused");
      message.term();
      return;
    }
    try {
      await handleTogether([message]);
    } catch (error) {
      // An engine that is away is nobody's fault: it is waited for, however long.
      if (message.info.deliveryCount >= maxTries && !isUnavailable(error))
        await bury(message, error);
      else message.nak(faultMilliseconds * message.info.deliveryCount);
    }
  };

  return repeat(ctx, `consumer ${consumer.name}`, faultMilliseconds, async () => {
    const messages = await pull.next();
    if (messages.length === 0) return 0;
    try {
      await handleTogether(messages);
    } catch {
      // One bad event must not harm its neighbours.
      for (const message of messages) await handleAlone(message);
    }
    return 0;
  });
};
