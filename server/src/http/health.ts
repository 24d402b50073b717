import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { isDatabaseUp } from "./health.queries.ts";

interface Broker {
  isConnected: () => boolean;
}

/**
 * healthz: the process runs. readyz: it can serve and will go on to. Without the broker deposits are
 * still taken and their news wait in the outbox, so only the database decides.
 */
export const registerHealth = (
  app: FastifyInstance,
  ctx: Context,
  broker: Broker,
  isLeaving: () => boolean = () => false,
): void => {
  const hidden = { schema: { hide: true } };
  app.get("/healthz", hidden, () => ({ status: "ok" }));
  app.get("/readyz", hidden, async (_request, reply) => {
    const database = await isDatabaseUp(ctx.db);
    const leaving = isLeaving();
    reply.status(database && !leaving ? 200 : 503);
    return {
      database: database ? "up" : "down",
      broker: broker.isConnected() ? "up" : "down",
      leaving,
    };
  });
  app.get("/metrics", hidden, async (_request, reply) => {
    reply.type(ctx.metrics.registry.contentType);
    return ctx.metrics.registry.metrics();
  });
};
