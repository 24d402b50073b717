import type { EventDefinition, PayloadOf } from "@app/contract/event";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Context } from "../context.ts";
import { closeBroker, connectBroker, watchBroker } from "./broker.ts";
import { liveSubject } from "./names.ts";

/**
 * What the stream took is also told at once, on a plain subject that nothing keeps: a node listens for
 * the people whose pages are open on it, and for nobody else. A missed message is no loss, the page
 * asks for the present state whenever it connects.
 */
export interface LiveHub {
  isConnected: () => boolean;
  listen: <E extends EventDefinition>(
    event: E,
    personId: string,
    hear: (payload: PayloadOf<E>) => void,
  ) => () => void;
  close: () => Promise<void>;
}

export const openLiveHub = (ctx: Context): LiveHub => {
  let broker: NatsConnection | null = null;
  let closed = false;
  let isConnected = (): boolean => false;
  const waiting = new Set<(connection: NatsConnection) => void>();

  const connected = connectBroker(ctx).then(
    async (connection) => {
      broker = connection;
      isConnected = watchBroker(connection);
      if (closed) await connection.close();
      for (const subscribe of waiting) subscribe(connection);
      waiting.clear();
    },
    (error: unknown) => ctx.log.error({ err: error }, "live hub could not connect"),
  );

  const listen: LiveHub["listen"] = (event, personId, hear) => {
    let stop = (): void => undefined;
    const subscribe = (connection: NatsConnection): void => {
      const subscription = connection.subscribe(liveSubject(ctx.config, event.name, personId), {
        callback: (error, message) => {
          if (error) return ctx.log.warn({ err: error }, "live message lost");
          const parsed = event.payload.safeParse(message.json());
          if (parsed.success) hear(parsed.data as PayloadOf<typeof event>);
        },
      });
      stop = () => subscription.unsubscribe();
    };
    if (broker) subscribe(broker);
    else waiting.add(subscribe);
    return () => {
      waiting.delete(subscribe);
      stop();
    };
  };

  return {
    isConnected: () => isConnected(),
    listen,
    close: async () => {
      closed = true;
      if (!broker) return;
      await closeBroker(broker);
      await connected;
    },
  };
};
