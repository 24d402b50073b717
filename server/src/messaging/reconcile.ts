import { type JetStreamManager, jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Context } from "../context.ts";
import { repeat } from "../repeat.ts";
import { streamName } from "./names.ts";
import {
  type Listener,
  oldestNewsSeconds,
  reopenUnhandled,
  settleHandled,
} from "./outbox.queries.ts";

const everyMilliseconds = 1000;
/** Longer than a consumer's redelivery, shorter than anybody waits for a missing message. */
const overdueSeconds = 10;
const settleBatch = 5000;

/** The stream may lose what it acknowledged; the outbox does not. */
export const startReconciler = (
  ctx: Context,
  broker: NatsConnection,
  listeners: readonly Listener[],
) => {
  /**
   * When the oldest message that a consumer has still to handle reached the stream: what was published before it is
   * lost, not late. A stream that is gone has lost everything.
   */
  const oldestWaiting = async (
    manager: JetStreamManager,
    consumer: string,
  ): Promise<"none" | "unknown" | Date> => {
    const stream = streamName(ctx.config);
    const info = await manager.consumers.info(stream, consumer).catch(() => null);
    if (info === null || info.num_pending + info.num_ack_pending === 0) return "none";
    const seq = info.ack_floor.stream_seq + 1;
    const oldest = await manager.streams.getMessage(stream, { seq }).catch(() => null);
    return oldest?.time ?? "unknown";
  };

  const reopen = (late: readonly Listener[], at: Date | null): Promise<number> =>
    reopenUnhandled(ctx.db, ctx.clock, late, overdueSeconds, at);

  const publishAgain = async (): Promise<void> => {
    // Nearly always: then the broker is not asked about each of them every second.
    if ((await oldestNewsSeconds(ctx.db, ctx.clock)) < overdueSeconds) return;
    // Throws where the broker does not answer: a stream that cannot be asked is not one that is gone.
    const manager = await jetstreamManager(broker, { timeout: 2000 });
    const idle: Listener[] = [];
    let reopened = 0;
    for (const one of listeners) {
      const oldest = await oldestWaiting(manager, one.name);
      if (oldest === "none") idle.push(one);
      else if (oldest !== "unknown") reopened += await reopen([one], oldest);
    }
    reopened += await reopen(idle, null);
    if (reopened === 0) return;
    ctx.metrics.republished.inc(reopened);
    ctx.log.warn({ events: reopened }, "published again what nobody had handled");
  };

  return repeat(ctx, "reconciler", everyMilliseconds, async () => {
    const settled = await settleHandled(ctx.db, ctx.clock, listeners, settleBatch);
    await publishAgain();
    return settled === settleBatch ? 0 : everyMilliseconds;
  });
};
