import { commonErrors, type Endpoint } from "@app/contract/endpoint";
import { errorSchema, errorStatus, type ErrorName } from "@app/contract/errors";
import { isLocale, type Locale } from "@app/contract/locales";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Context } from "../context.ts";
import { createAuthenticator, isAllowed } from "../features/identity/index.ts";
import { checkOrigin, cookiesOf } from "./cookies.ts";
import type { Call, Route } from "./route.ts";

const idempotencyHeaders = z.object({ "idempotency-key": z.uuid() });

const errorsOf = (endpoint: Endpoint): ErrorName[] => [
  ...commonErrors,
  ...(endpoint.access === "public" ? [] : (["unauthenticated", "forbidden"] as const)),
  ...(endpoint.errors ?? []),
];

const schemaOf = (endpoint: Endpoint): FastifySchema => ({
  summary: endpoint.summary,
  operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[/:{}]+(\w)/g, (_, c: string) => c.toUpperCase())}`,
  tags: [endpoint.path.split("/")[endpoint.path.startsWith("/api/v1/") ? 3 : 2] ?? "api"],
  ...(endpoint.access === "public" ? {} : { security: [{ bearer: [] }] }),
  ...(endpoint.params ? { params: endpoint.params } : {}),
  ...(endpoint.query ? { querystring: endpoint.query } : {}),
  ...(endpoint.body ? { body: endpoint.body } : {}),
  ...(endpoint.idempotent ? { headers: idempotencyHeaders } : {}),
  response: {
    [endpoint.status]: endpoint.response,
    ...Object.fromEntries(errorsOf(endpoint).map((name) => [errorStatus[name], errorSchema])),
  },
});

const localeOf = (request: FastifyRequest): Locale => {
  const wanted = request.headers["x-locale"];
  return isLocale(wanted) ? wanted : "en";
};

/** Deny by default: what an endpoint did not open stays shut. */
export const registerRoutes = (
  app: FastifyInstance,
  ctx: Context,
  routes: readonly Route[],
): void => {
  const authenticate = createAuthenticator(ctx);

  const answer = async (
    { endpoint, handle }: Route,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const call = {
      actor: await authenticate(request.headers.authorization),
      params: request.params,
      query: request.query,
      body: request.body,
      idempotencyKey: request.headers["idempotency-key"],
      traceId: request.id,
      locale: localeOf(request),
      cookies: cookiesOf(ctx.config, request, reply),
    } as Call<Endpoint>;
    const body = await handle(call);
    reply.status(endpoint.status);
    return body;
  };

  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      // Before the body is looked at: a stranger learns nothing from validation.
      onRequest: async (request) => {
        if (endpoint.method !== "GET") checkOrigin(ctx.config, request);
        const actor = await authenticate(request.headers.authorization);
        if (isAllowed(endpoint.access, actor)) return;
        throw new AppError(actor ? "forbidden" : "unauthenticated");
      },
      handler: (request, reply) => answer(route, request, reply),
    });
  }
};
