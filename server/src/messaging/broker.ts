import { setTimeout as wait } from "node:timers/promises";
import { jetstreamManager, RetentionPolicy, StorageType } from "@nats-io/jetstream";
import { connect, type NatsConnection, nanos } from "@nats-io/transport-node";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import { allSubjects, streamName } from "./names.ts";

/** Never gives up: the process runs without the broker and uses it again when it is back. */
export const connectBroker = (ctx: Context): Promise<NatsConnection> =>
  connect({
    servers: ctx.config.NATS_URL.split(","),
    name: ctx.config.NAMESPACE,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 5000,
    maxPingOut: 2,
  });

/** A broker that is there answers within milliseconds. */
const drainMilliseconds = 2000;

/**
 * Hands over what is under way. Whoever leaves does not wait for a broker that hangs or is gone: everything is told
 * again from the outbox, and delivered again.
 */
export const closeBroker = async (broker: NatsConnection): Promise<void> => {
  const drained = broker.drain().catch(() => undefined);
  await Promise.race([drained, wait(drainMilliseconds, null, { ref: false })]);
  await broker.close();
};

/** Whether the line is open now; a client that tries to reconnect is not closed, but not up either. */
export const watchBroker = (broker: NatsConnection): (() => boolean) => {
  let connected = true;
  const watch = async (): Promise<void> => {
    for await (const { type } of broker.status()) {
      if (type === "disconnect") connected = false;
      if (type === "reconnect") connected = true;
    }
    connected = false;
  };
  void watch();
  return () => connected;
};

const streamSettings = (config: Config) => ({
  name: streamName(config),
  subjects: [allSubjects(config)],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  num_replicas: config.STREAM_REPLICAS,
  // A publish repeated within this window is dropped by its message id.
  duplicate_window: nanos(120_000),
  max_age: nanos(7 * 24 * 3600 * 1000),
});

export const ensureStream = async (ctx: Context, broker: NatsConnection): Promise<void> => {
  const manager = await jetstreamManager(broker, { timeout: 2000 });
  const settings = streamSettings(ctx.config);
  try {
    await manager.streams.info(settings.name);
  } catch {
    await manager.streams.add(settings);
  }
};
