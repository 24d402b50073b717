import { jetstream } from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import type { Trx } from "@app/database/connect";
import type { Context } from "../context.ts";
import { ensureStream } from "./broker.ts";
import { liveSubject, streamSubject } from "./names.ts";
import {
  buryEvent,
  closeUnsent,
  markPublished,
  type OutboxRow,
  takeUnpublished,
} from "./outbox.queries.ts";
import { repeat } from "../repeat.ts";

const batchSize = 500;
const idleMilliseconds = 100;
const faultMilliseconds = 500;
/** What headers add to a message, generously. */
const headerBytes = 1024;

interface Message extends OutboxRow {
  body: string;
}

/** Under this name it is remembered what could not be published. */
const relayName = "relay";

/** Facts that were committed become news. The row is marked only after the stream took it. */
export const startRelay = (ctx: Context, broker: NatsConnection) => {
  const stream = jetstream(broker, { timeout: 2000 });
  let ready = false;

  const publish = async (message: Message): Promise<string> => {
    const header = headers();
    header.set("trace-id", message.trace_id);
    // The id is a UUID, never a sequence: after a rollback a reused number would be swallowed.
    const dot = message.subject.lastIndexOf(".");
    const [eventName, personId] = [message.subject.slice(0, dot), message.subject.slice(dot + 1)];
    await stream.publish(streamSubject(ctx.config, eventName), message.body, {
      msgID: message.id,
      headers: header,
    });
    broker.publish(liveSubject(ctx.config, eventName, personId), message.body);
    return message.id;
  };

  const fits = ({ body }: Message): boolean =>
    Buffer.byteLength(body) + headerBytes <= (broker.info?.max_payload ?? Number.MAX_SAFE_INTEGER);

  /** The broker would refuse it for ever: it is set aside, and the others go on. */
  const setAside = async (trx: Trx, { id, subject, body, trace_id }: Message): Promise<void> => {
    const error = `${Buffer.byteLength(body)} bytes are more than the broker takes`;
    ctx.log.error({ subject, traceId: trace_id, error }, "event set aside");
    ctx.metrics.deadEvents.inc({ consumer: relayName });
    await buryEvent(trx, ctx.clock, { eventId: id, consumer: relayName, subject, body, error });
    await closeUnsent(trx, ctx.clock, id);
  };

  const publishBatch = (): Promise<number> =>
    ctx.db.transaction().execute(async (trx) => {
      const rows = await takeUnpublished(trx, batchSize);
      const all = rows.map((row) => ({ ...row, body: JSON.stringify(row.payload) }));
      const messages = all.filter(fits);
      for (const message of all) if (!fits(message)) await setAside(trx, message);
      const results = await Promise.allSettled(messages.map(publish));
      const taken = results.flatMap((result) =>
        result.status === "fulfilled" ? [result.value] : [],
      );
      if (taken.length > 0) await markPublished(trx, ctx.clock, taken);
      ctx.metrics.published.inc(taken.length);
      if (taken.length < messages.length) ready = false;
      return taken.length === messages.length ? rows.length : 0;
    });

  return repeat(ctx, "relay", faultMilliseconds, async () => {
    if (!ready) {
      // The stream may be gone with the broker's disk: it is made again before publishing.
      await ensureStream(ctx, broker);
      ready = true;
    }
    return (await publishBatch()) > 0 ? 0 : idleMilliseconds;
  });
};
