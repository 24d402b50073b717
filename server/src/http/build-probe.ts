import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Context } from "../context.ts";
import { registerHealth } from "./health.ts";

/** Health and metrics of a process that serves nothing else. */
export const buildProbe = (
  ctx: Context,
  broker: { isConnected: () => boolean },
): FastifyInstance => {
  const log: FastifyBaseLogger = ctx.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerHealth(app, ctx, broker);
  return app;
};
