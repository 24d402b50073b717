import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { nonceHeader, wholePageHeader } from "../app/lib/nonce-header.ts";

/** Names that only we may set: the outside could otherwise steer the renderer. */
const isInternal = (name: string): boolean =>
  name.startsWith("x-react-router-") || name === nonceHeader || name === wholePageHeader;

const headersOf = (request: FastifyRequest, nonce: string): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || isInternal(name)) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  headers.set(nonceHeader, nonce);
  return headers;
};

/** Rendering stops when the visitor leaves. */
const leavingSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

export const toFetchRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): Request => {
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`${request.protocol}://${request.host}${request.originalUrl}`, {
    method: request.method,
    headers: headersOf(request, nonce),
    signal: leavingSignal(reply),
    ...(hasBody && { body: Readable.toWeb(request.raw) as BodyInit, duplex: "half" as const }),
  });
};

export const sendFetchResponse = (reply: FastifyReply, response: Response): FastifyReply => {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  // Pages differ by visitor; a data answer does too.
  if (!response.headers.has("cache-control")) reply.header("cache-control", "private, no-cache");
  return reply.send(response.body ? Readable.fromWeb(response.body as WebStream) : undefined);
};
