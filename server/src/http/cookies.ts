import { csrfCookieName, csrfHeaderName } from "@app/contract/organisations";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import { isSameHash } from "../secrets.ts";
import type { Cookies } from "./route.ts";

/** `__Host-` binds a cookie to this host and to TLS; browsers refuse it without both. */
const cookieName = (config: Config, name: string): string =>
  config.SECURE_COOKIES ? `__Host-${name}` : name;

export const cookiesOf = (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Cookies => {
  const options = {
    path: "/",
    httpOnly: true,
    secure: config.SECURE_COOKIES,
    sameSite: "strict",
  } as const;
  return {
    get: (name) => request.cookies[cookieName(config, name)],
    set: (name, value, { maxAgeSeconds: maxAge, readable = false }) => {
      const attributes = { ...options, maxAge, httpOnly: !readable };
      reply.setCookie(readable ? name : cookieName(config, name), value, attributes);
    },
    clear: (name) => {
      reply.clearCookie(cookieName(config, name), options);
    },
  };
};

/** A browser says where a write comes from; another site's page may not use our cookies. */
export const checkOrigin = (config: Config, request: FastifyRequest): void => {
  const { origin } = request.headers;
  if (!origin) return;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  if (host === request.host || config.ALLOWED_ORIGINS.includes(origin)) return;
  throw new AppError("forbidden");
};

/**
 * A cookie goes out with every request, wanted or not: a write of an organisation also shows that
 * its page could read ours.
 */
export const checkCsrf = (request: FastifyRequest): void => {
  const kept = request.cookies[csrfCookieName] ?? "";
  const sent = request.headers[csrfHeaderName];
  if (
    typeof sent === "string" &&
    kept.length >= 20 &&
    isSameHash(Buffer.from(kept), Buffer.from(sent))
  )
    return;
  throw new AppError("csrf_mismatch");
};
