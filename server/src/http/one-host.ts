import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

const wellFormed = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

const hasOneHost = ({ headers, rawHeaders, url = "" }: IncomingMessage): boolean => {
  // Names and values in turn; of two hosts `headers` holds the first alone.
  const isName = (text: string, place: number) => place % 2 === 0 && /^host$/i.test(text);
  const isSaidOnce = rawHeaders.filter(isName).length === 1;
  return isSaidOnce && wellFormed.test(headers.host ?? "") && url.startsWith("/");
};

/** Whom a request is for must be said once and clearly: others on the way may have read another. */
export const registerOneHost = (app: FastifyInstance): void => {
  app.addHook("onRequest", async ({ raw }) => {
    if (!hasOneHost(raw)) throw new AppError("invalid_request", { fields: { host: ["unclear"] } });
  });
};
