import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RenderedPage } from "./kept-pages.ts";
import { gzippedPage, plainPage } from "./page-body.ts";

interface Asking {
  headers: IncomingHttpHeaders;
}

export const isUnchanged = ({ headers }: Asking, etag: string): boolean =>
  headers["if-none-match"]?.split(/\s*,\s*/).includes(etag) ?? false;

export const takesGzip = ({ headers }: Asking): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers["accept-encoding"] ?? ""));

export const withEncoding = (vary: string): string =>
  [...vary.split(/\s*,\s*/).filter(Boolean), "Accept-Encoding"].join(", ");

/** The nonce makes every answer its own, so nobody between us and the browser may keep one. */
export const forOneVisitor = "private, no-cache";

/**
 * A page that many share, with this answer's nonce. It was compressed when it was made, with gzip: a
 * page cannot be put together from pieces in brotli, and compressing it anew costs more than
 * everything else.
 */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, etag }: RenderedPage,
): FastifyReply => {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  reply.header("vary", withEncoding(String(reply.getHeader("vary") ?? "")));
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", forOneVisitor);
  if (status !== 200) return reply.send(plainPage(body, request.nonce));
  reply.header("etag", etag);
  if (isUnchanged(request, etag)) {
    // What the browser kept has the nonce of the policy it came with: a new one would not fit.
    reply.removeHeader("content-security-policy");
    return reply.code(304).send();
  }
  if (!takesGzip(request)) return reply.send(plainPage(body, request.nonce));
  return reply.header("content-encoding", "gzip").send(gzippedPage(body, request.nonce));
};
