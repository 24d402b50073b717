import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Context } from "../context.ts";
import type { LiveHub } from "../messaging/live.ts";
import { registerDocs } from "./docs.ts";
import { handleError, handleNotFound } from "./error-handler.ts";
import { registerHealth } from "./health.ts";
import { registerOneHost } from "./one-host.ts";
import { registerLiveStream } from "./live-stream.ts";
import { registerPictures } from "./pictures.ts";
import { notesOf } from "./request-notes.ts";
import { registerRoutes } from "./register-endpoint.ts";
import type { Route } from "./route.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import { answerBrokenRequest, answerUnreadableAddress } from "./unreadable.ts";

/** A caller's request id is taken over only if it cannot do harm in a log line or an event. */
const requestId = (header: string | string[] | undefined): string =>
  typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();

// Hooks of every request: with `done`, because a promise for each of them is felt under load.

const observe = (app: FastifyInstance, ctx: Context): void => {
  app.addHook("onResponse", (request, reply, done) => {
    // The route, not the address: an address may hold what no log should.
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
    };
    ctx.metrics.requests.observe(labels, reply.elapsedTime / 1000);
    const ms = Math.round(reply.elapsedTime);
    ctx.log.info({ ...labels, ...notesOf(request), traceId: request.id, ms }, "request");
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    reply.header("x-request-id", request.id);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
};

/** A connection that was busy when the stop began is closed with its answer, not kept waiting. */
const closeAfterAnswer = (app: FastifyInstance, isLeaving: () => boolean): void => {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (closing || isLeaving()) reply.header("connection", "close");
    done(null, payload);
  });
};

export const buildApp = async (
  ctx: Context,
  routes: readonly Route[],
  live: LiveHub,
  isLeaving: () => boolean = () => false,
): Promise<FastifyInstance> => {
  const log: FastifyBaseLogger = ctx.log;
  const app = Fastify({
    loggerInstance: log,
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    logController: new LogController({ requestIdLogLabel: "traceId", disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    trustProxy: ctx.config.API_TRUSTED_PROXIES,
    // Looked at in one-host.ts, which answers in our shape.
    http: { requireHostHeader: false },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError(ctx));
  app.setNotFoundHandler(handleNotFound);
  observe(app, ctx);
  closeAfterAnswer(app, isLeaving);
  registerSecurityHeaders(app);
  registerOneHost(app);
  await app.register(cookie);
  await registerDocs(app);
  registerHealth(app, ctx, live, isLeaving);
  registerRoutes(app, ctx, routes);
  registerPictures(app, ctx);
  registerLiveStream(app, ctx, live);
  return app;
};
