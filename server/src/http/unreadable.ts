import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorBody, ErrorName } from "@app/contract/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "./security-headers.ts";

// What cannot be read as a request reaches neither hooks nor handlers: it gets the shape and the
// headers of every other error here, by hand.

const headers = {
  ...securityHeaders,
  "cache-control": "no-store",
  "content-type": "application/json; charset=utf-8",
};

const bodyOf = (error: ErrorName): string => {
  const body: ErrorBody = { error, message: error, traceId: randomUUID() };
  return JSON.stringify(body);
};

/** An address that no address can be. */
export const answerUnreadableAddress = (
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  reply.hijack();
  const body = bodyOf("not_found");
  reply.raw.writeHead(404, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
};

const statusOf = (code: string | undefined): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
};

/** Bytes that are no request; where one ends and the next begins is unknown, so the line is cut. */
export const answerBrokenRequest = (
  error: Error & { code?: string },
  socket: Pick<Duplex, "writable" | "end" | "destroy">,
): void => {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const body = bodyOf("invalid_request");
  const all = { ...headers, "content-length": Buffer.byteLength(body), connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
};
