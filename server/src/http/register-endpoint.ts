import { commonErrors, type Endpoint, fileTypes } from "@app/contract/endpoint";
import { errorSchema, errorStatus, type ErrorName } from "@app/contract/errors";
import { isLocale, type Locale } from "@app/contract/locales";
import { closedWith } from "@app/contract/switches";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import { createSwitchBook } from "../closed-parts.ts";
import type { Context } from "../context.ts";
import {
  type Actor,
  authenticateOrganisation,
  createAuthenticator,
  isAllowed,
  organisationCookie,
  type OrganisationActor,
} from "../features/identity/index.ts";
import { checkCsrf, checkOrigin, cookiesOf } from "./cookies.ts";
import { fileTypeOf, sendFile, sendKeptFile } from "./files.ts";
import { note } from "./request-notes.ts";
import type { Call, FileAnswer, Route } from "./route.ts";
import { refuseUnstorable } from "./unstorable.ts";

const idempotencyHeaders = z.object({ "idempotency-key": z.uuid() });

/** Whatever an organisation changes, and the log-in that gives it its cookie. */
const wantsCsrf = ({ antiForgery = false, access, method }: Endpoint): boolean =>
  antiForgery || (access === "organisation" && method !== "GET");

const errorsOf = (endpoint: Endpoint): ErrorName[] => [
  ...commonErrors,
  ...(endpoint.access === "public" ? [] : (["unauthenticated", "forbidden"] as const)),
  ...(closedWith(endpoint) ? (["switched_off"] as const) : []),
  // Sent by a page of another site.
  ...(endpoint.method === "GET" ? [] : (["forbidden"] as const)),
  ...(wantsCsrf(endpoint) ? (["csrf_mismatch"] as const) : []),
  ...(endpoint.errors ?? []),
];

const securityOf = ({ access }: Endpoint): Pick<FastifySchema, "security"> => {
  if (access === "public") return {};
  return { security: [access === "organisation" ? { organisation: [] } : { bearer: [] }] };
};

/** What the answer looks like, by content type where it is a document. */
const answerOf = ({ files, response, summary }: Endpoint) =>
  files
    ? {
        description: summary,
        content: Object.fromEntries(
          files.map((type) => [fileTypes[type], { schema: z.string().meta({ format: "binary" }) }]),
        ),
      }
    : response;

const schemaOf = (endpoint: Endpoint): FastifySchema => ({
  summary: endpoint.summary,
  operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[/:{}]+(\w)/g, (_, c: string) => c.toUpperCase())}`,
  tags: [endpoint.path.split("/")[endpoint.path.startsWith("/api/v1/") ? 3 : 2] ?? "api"],
  ...securityOf(endpoint),
  ...(endpoint.params ? { params: endpoint.params } : {}),
  ...(endpoint.query ? { querystring: endpoint.query } : {}),
  ...(endpoint.body ? { body: endpoint.body } : {}),
  ...(endpoint.idempotent ? { headers: idempotencyHeaders } : {}),
  response: {
    [endpoint.status]: answerOf(endpoint),
    ...Object.fromEntries(errorsOf(endpoint).map((name) => [errorStatus[name], errorSchema])),
  },
});

const localeOf = (request: FastifyRequest): Locale => {
  const wanted = request.headers["x-locale"];
  return isLocale(wanted) ? wanted : "en";
};

/** Kept only when it would be the same for whoever asks next. */
const mayBeKept = ({ cacheSeconds, personalQuery = [] }: Endpoint, query: unknown): boolean =>
  cacheSeconds !== undefined &&
  !personalQuery.some((name) => (query as Record<string, unknown>)[name] !== undefined);

type AnyActor = Actor | OrganisationActor | null;

const callOf = (
  ctx: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: AnyActor,
): Call<Endpoint> =>
  ({
    actor,
    params: request.params,
    query: request.query,
    body: request.body,
    idempotencyKey: request.headers["idempotency-key"],
    traceId: request.id,
    locale: localeOf(request),
    cookies: cookiesOf(ctx.config, request, reply),
    fileType: fileTypeOf(endpoint.files, request.headers.accept),
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
  }) as Call<Endpoint>;

/** The gate of every endpoint: who asks, and whether this is open to them. */
const createGate = (ctx: Context) => {
  const authenticate = createAuthenticator(ctx);
  return async (
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AnyActor> => {
    if (endpoint.method !== "GET") checkOrigin(ctx.config, request);
    if (wantsCsrf(endpoint)) checkCsrf(request);
    if (endpoint.access === "organisation") {
      const secret = cookiesOf(ctx.config, request, reply).get(organisationCookie);
      const organisation = await authenticateOrganisation(ctx, secret);
      if (!organisation) throw new AppError("unauthenticated");
      note(request, { by: organisation.organisationId });
      return organisation;
    }
    const actor = await authenticate(request.headers.authorization);
    if (actor) note(request, { by: actor.userId });
    if (isAllowed(endpoint.access, actor)) return actor;
    throw new AppError(actor ? "forbidden" : "unauthenticated");
  };
};

/** Refuses what begins something in a part that the back office has closed. */
const createClosing = (ctx: Context) => {
  const isClosed = createSwitchBook(ctx);
  return async (endpoint: Endpoint): Promise<void> => {
    const part = closedWith(endpoint);
    if (part && (await isClosed(part))) throw new AppError("switched_off");
  };
};

const writeAsBuilt = () => (answer: unknown) => JSON.stringify(answer);

/** Deny by default: what an endpoint did not open stays shut. */
export const registerRoutes = (
  app: FastifyInstance,
  ctx: Context,
  routes: readonly Route[],
): void => {
  const gate = createGate(ctx);
  const refuseClosed = createClosing(ctx);
  const actors = new WeakMap<FastifyRequest, AnyActor>();

  for (const { endpoint, handle, isAsBuilt = false } of routes) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
      ...(isAsBuilt ? { serializerCompiler: writeAsBuilt } : {}),
      // Before the body is looked at: a stranger learns nothing from validation.
      onRequest: async (request, reply) => {
        actors.set(request, await gate(endpoint, request, reply));
        await refuseClosed(endpoint);
      },
      preValidation: async ({ body, params, query }) => refuseUnstorable({ body, params, query }),
      handler: async (request, reply) => {
        const actor = actors.get(request) ?? null;
        const body = await handle(callOf(ctx, endpoint, request, reply, actor));
        reply.status(endpoint.status);
        const isKept = mayBeKept(endpoint, request.query);
        if (isKept) reply.header("cache-control", `public, max-age=${endpoint.cacheSeconds}`);
        if (!endpoint.files) return body;
        return isKept
          ? sendKeptFile(reply, body as FileAnswer, request.headers["if-none-match"])
          : sendFile(reply, body as FileAnswer);
      },
    });
  }
};
