import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { hasOneHost } from "./broken-requests.ts";
import type { KeptPages, RenderedPage } from "./kept-pages.ts";
import { giveBack, gzippedPage, plainPage } from "./page-body.ts";
import { keptAddressOf } from "./page-key.ts";
import { createNonce, securityHeaders } from "./security-headers.ts";
import { forOneVisitor, isUnchanged, takesGzip, withEncoding } from "./send-page.ts";

// A page in memory that needs no renewing is sent before the framework sees the request: what it does
// for one costs more than the page. Whatever else is asked for goes the usual way, and every header
// is that of the usual way (kept-answers.test.ts compares them).

/** True when the request was answered. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Names and values in turn, as `writeHead` takes them fastest. */
interface Headers {
  unchanged: readonly string[];
  plain: readonly string[];
  gzipped: readonly string[];
}

const policyName = "content-security-policy";

/** Everything but the policy, which has a nonce. */
const headersOf = (
  { headers, body, etag }: RenderedPage,
  security: Readonly<Record<string, string>>,
): Headers => {
  const own = new Map([...Object.entries(security), ...headers]);
  own.delete(policyName);
  own.set("vary", withEncoding(own.get("vary") ?? ""));
  if (!own.has("cache-control")) own.set("cache-control", forOneVisitor);
  own.set("etag", etag);
  const unchanged = [...own].flat();
  const ofLength = (bytes: number): string[] => [...unchanged, "content-length", String(bytes)];
  return {
    unchanged,
    plain: ofLength(body.plain.bytes.length),
    gzipped: [...ofLength(body.gzipped.bytes.length), "content-encoding", "gzip"],
  };
};

/** A visitor who leaves in the middle takes the copy along. */
const sendGzipped = (response: ServerResponse, { body }: RenderedPage, nonce: string): void => {
  const sent = gzippedPage(body, nonce);
  response.end(sent, () => giveBack(body, sent));
};

export const createKeptAnswers = (
  pages: Pick<KeptPages, "fresh">,
  images: readonly string[],
  log: FastifyBaseLogger,
): Answer => {
  const prepared = new WeakMap<RenderedPage, Headers>();
  const placeholder = createNonce();
  const security = securityHeaders(placeholder, images);
  const policyParts = security[policyName]?.split(placeholder) ?? [];

  const headersFor = (page: RenderedPage): Headers => {
    const found = prepared.get(page);
    if (found) return found;
    const made = headersOf(page, security);
    prepared.set(page, made);
    return made;
  };

  const send = (request: IncomingMessage, response: ServerResponse, page: RenderedPage): void => {
    const headers = headersFor(page);
    if (isUnchanged(request, page.etag)) {
      // What the browser kept has the nonce of the policy it came with: a new one would not fit.
      response.writeHead(304, [...headers.unchanged]).end();
      return;
    }
    const nonce = createNonce();
    const isGzipped = takesGzip(request);
    const own = isGzipped ? headers.gzipped : headers.plain;
    response.writeHead(200, [policyName, policyParts.join(nonce), ...own]);
    if (request.method === "HEAD") response.end();
    else if (isGzipped) sendGzipped(response, page, nonce);
    else response.end(plainPage(page.body, nonce));
  };

  return (request, response) => {
    const { method = "", url = "", headers } = request;
    const address = keptAddressOf({ method, url, headers });
    const page = address && pages.fresh(address.key, address.keptSeconds);
    if (!page) return false;
    send(request, response, page);
    log.info({ req: request, res: response }, "kept page sent");
    return true;
  };
};

/** In front of the framework, as long as the host is not closing. */
export const answerKeptFirst = (host: FastifyInstance, answer: Answer): void => {
  let isClosing = false;
  host.addHook("preClose", async () => {
    isClosing = true;
  });
  const { server } = host;
  const usual = server.listeners("request") as ((...args: unknown[]) => void)[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (!isClosing && hasOneHost(request) && answer(request, response)) return;
    for (const handle of usual) handle.call(server, request, response);
  });
};
