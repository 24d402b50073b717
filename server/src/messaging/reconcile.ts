import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Context } from "../context.ts";
import { repeat } from "../repeat.ts";
import type { Consumer } from "./consume.ts";
import { streamName } from "./names.ts";
import { reopenUnhandled, settleHandled, type Wanted } from "./outbox.queries.ts";

const everyMilliseconds = 1000;
/** Longer than a consumer's redelivery, shorter than anybody waits for a missing message. */
const overdueSeconds = 10;
const settleBatch = 5000;

/** The stream may lose what it acknowledged; the outbox does not. */
export const startReconciler = (
  ctx: Context,
  broker: NatsConnection,
  consumers: readonly Consumer[],
) => {
  const wanted = consumers.map(({ name, event }) => ({ consumer: name, event: event.name }));

  /** What still waits in the stream is late, not lost; a stream that cannot be asked has lost it. */
  const hasNothingWaiting = async (consumer: string): Promise<boolean> => {
    const manager = await jetstreamManager(broker, { timeout: 2000 });
    const info = await manager.consumers.info(streamName(ctx.config), consumer).catch(() => null);
    return info === null || info.num_pending + info.num_ack_pending === 0;
  };

  const publishAgain = async (): Promise<void> => {
    const idle: Wanted[] = [];
    for (const one of wanted) if (await hasNothingWaiting(one.consumer)) idle.push(one);
    const reopened = await reopenUnhandled(ctx.db, ctx.clock, idle, overdueSeconds);
    if (reopened === 0) return;
    ctx.metrics.republished.inc(reopened);
    ctx.log.warn({ events: reopened }, "published again what nobody had handled");
  };

  return repeat(ctx, "reconciler", everyMilliseconds, async () => {
    const settled = await settleHandled(ctx.db, ctx.clock, wanted, settleBatch);
    await publishAgain();
    return settled === settleBatch ? 0 : everyMilliseconds;
  });
};
