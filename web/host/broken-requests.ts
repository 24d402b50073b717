import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { createNonce, securityHeaders } from "./security-headers.ts";

export const plainHeaders = (images: readonly string[]): Record<string, string> => ({
  ...securityHeaders(createNonce(), images),
  "cache-control": "no-store",
  "content-type": "text/plain",
});

const wellFormed = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Whom a request is for must be said once and clearly: others on the way may have read another. */
export const hasOneHost = ({ headers, rawHeaders, url = "" }: IncomingMessage): boolean => {
  // Names and values in turn; of two hosts `headers` holds the first alone.
  const isName = (text: string, place: number) => place % 2 === 0 && /^host$/i.test(text);
  const isSaidOnce = rawHeaders.filter(isName).length === 1;
  return isSaidOnce && wellFormed.test(headers.host ?? "") && url.startsWith("/");
};

const statusOf = (code: string | undefined): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
};

/** Bytes that are no request; where one ends and the next begins is unknown, so the line is cut. */
export const answerBrokenRequest =
  (images: readonly string[]) =>
  (error: Error & { code?: string }, socket: Pick<Duplex, "writable" | "end" | "destroy">) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf(error.code);
    const text = STATUS_CODES[status] ?? "";
    const headers = { ...plainHeaders(images), "content-length": text.length, connection: "close" };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join("")}\r\n${text}`);
  };
