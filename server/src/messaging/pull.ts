import {
  AckPolicy,
  type Consumer as JsConsumer,
  jetstream,
  jetstreamManager,
  type JsMsg,
} from "@nats-io/jetstream";
import { nanos, type NatsConnection } from "@nats-io/transport-node";
import type { Context } from "../context.ts";
import { ensureStream } from "./broker.ts";
import type { Consumer } from "./consume.ts";
import { everyone, streamName } from "./names.ts";

export const batchSize = 200;
const waitMilliseconds = 1000;
const lookAtStreamEvery = 3000;

/** What is known to wait beside the first. How many come again nobody knows, so they are waited for. */
const othersOf = ({ redelivered, info }: JsMsg): number =>
  Math.min(redelivered ? batchSize : info.pending, batchSize - 1);

const openDurable = async (
  ctx: Context,
  broker: NatsConnection,
  { name, event }: Consumer,
): Promise<JsConsumer> => {
  const stream = streamName(ctx.config);
  await ensureStream(ctx, broker);
  const manager = await jetstreamManager(broker, { timeout: 2000 });
  const filter_subject = everyone(ctx.config, event);
  const known = await manager.consumers.info(stream, name).catch(() => null);
  // A broker refuses to add what is there already with another filter.
  if (known && known.config.filter_subject !== filter_subject) {
    await manager.consumers.update(stream, name, { filter_subject });
  }
  if (!known) {
    await manager.consumers.add(stream, {
      durable_name: name,
      filter_subject,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(5000),
      max_ack_pending: batchSize * 5,
    });
  }
  return jetstream(broker, { timeout: 2000 }).consumers.get(stream, name);
};

/**
 * The next messages of a durable consumer, as soon as there is one, with all that wait behind it. A broker that lost its
 * disk comes back with an older stream or none: the durable is then ahead of its stream and would wait for ever, so it is
 * made anew.
 */
export const openPull = (ctx: Context, broker: NatsConnection, consumer: Consumer) => {
  const { name } = consumer;
  const stream = streamName(ctx.config);
  let durable: JsConsumer | null = null;
  let lookedAt = 0;

  const dropIfAhead = async (): Promise<void> => {
    // Whether there is a JetStream at all is not asked first: thirty consumers would, every few seconds.
    const manager = await jetstreamManager(broker, { timeout: 2000, checkAPI: false });
    const { state } = await manager.streams.info(stream);
    const { delivered } = await manager.consumers.info(stream, name);
    if (state.last_seq >= delivered.stream_seq) return;
    ctx.log.warn(
      { consumer: name, stream: state.last_seq, consumed: delivered.stream_seq },
      "stream rolled back",
    );
    await manager.consumers.delete(stream, name);
    durable = null;
  };

  /**
   * A request for more may fail halfway: a broker that ends one while a message arrives does not always say so, and its
   * silence is an error then. What came before is kept: dropped, it would come again only after the whole `ack_wait`.
   */
  const addOthers = async (messages: JsMsg[], from: JsConsumer, count: number): Promise<void> => {
    try {
      const batch = await from.fetch({ max_messages: count, expires: waitMilliseconds });
      for await (const message of batch) messages.push(message);
    } catch (error) {
      ctx.log.warn({ err: error, consumer: name, kept: messages.length }, "batch ended early");
      durable = null;
    }
  };

  const next = async (): Promise<JsMsg[]> => {
    if (durable && performance.now() - lookedAt > lookAtStreamEvery) {
      lookedAt = performance.now();
      await dropIfAhead();
    }
    durable ??= await openDurable(ctx, broker, consumer);
    const first = await durable.next({ expires: waitMilliseconds });
    if (!first) return [];
    const messages = [first];
    const others = othersOf(first);
    if (others > 0) await addOthers(messages, durable, others);
    return messages;
  };

  return {
    next: async (): Promise<JsMsg[]> => {
      try {
        return await next();
      } catch (error) {
        durable = null;
        throw error;
      }
    },
  };
};
