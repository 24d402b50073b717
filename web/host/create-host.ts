import { constants } from "node:zlib";
import { faultInLog, toldOf } from "@app/contract/fault-in-log";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { registerApiProxy } from "./api-proxy.ts";
import { answerKeptFirst, createKeptAnswers } from "./kept-answers.ts";
import { registerPages, type RenderPage } from "./pages.ts";
import { answerBrokenRequest, hasOneHost, plainHeaders } from "./broken-requests.ts";
import { createNonce, securityHeaders } from "./security-headers.ts";
import { registerStatics } from "./statics.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Fresh for every answer; the policy and the page's inline scripts share it. */
    nonce: string;
  }
}

interface HostParts {
  config: Omit<Config, "drainSeconds">;
  clientFolder: string;
  render: RenderPage;
  /** It was told to stop, and answers a little longer while balancers learn of it. */
  isLeaving?: () => boolean;
}

/** Of an address its first part: what follows, and the query, may be the secret of a link. */
const withoutSecrets = ({ method, url }: { method: string; url: string }) => ({
  method,
  area: /^\/[^/?]*/.exec(url)?.[0],
});

const withoutValues = (fault: unknown) => {
  const told = faultInLog(fault);
  return { ...told, message: told.message ?? "" };
};

/** The one door: files, pages, and the way through to the API. */
export const createHost = async ({
  config,
  clientFolder,
  render,
  isLeaving = () => false,
}: HostParts): Promise<FastifyInstance> => {
  const images = config.tiles ? [new URL(config.tiles.url).origin] : [];
  const host = fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: withoutSecrets, err: withoutValues },
      hooks: {
        logMethod(told, write) {
          write.apply(this, toldOf(told) as typeof told);
        },
      },
    },
    trustProxy: config.trustProxy,
    // Neither an address that cannot be read nor bytes that are no request reach the hooks below.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, plainHeaders(images)).end("Bad request");
    },
    clientErrorHandler: answerBrokenRequest(images),
    http: { requireHostHeader: false },
  });

  host.decorateRequest("nonce", "");
  host.addHook("onRequest", async (request, reply) => {
    request.nonce = createNonce();
    reply.headers(securityHeaders(request.nonce, images));
    if (isLeaving()) reply.header("connection", "close");
    if (!hasOneHost(request.raw)) {
      return reply
        .code(400)
        .header("cache-control", "no-store")
        .type("text/plain")
        .send("Bad request");
    }
  });
  host.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    void reply.code(500).type("text/plain").send("Internal server error");
  });

  await registerCompression(host);
  await registerApiProxy(host, config.apiUrl);
  host.get("/healthz", async () => ({ status: "ok" }));
  // Not whether the API answers: without it public pages still open.
  host.get("/readyz", async (_request, reply) => {
    reply.code(isLeaving() ? 503 : 200);
    return { leaving: isLeaving() };
  });
  host.get("/version.json", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { version: config.version };
  });
  await registerStatics(host, clientFolder);
  const keptPages = await registerPages(host, render, config.version);
  answerKeptFirst(host, createKeptAnswers(keptPages, images, host.log));
  return host;
};

/** Text only; event streams are left alone. Flushed as it comes, so that pages still stream. */
const registerCompression = async (host: FastifyInstance): Promise<void> => {
  await host.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
};
