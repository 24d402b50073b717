import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
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
    set: (name, value, maxAge) => {
      reply.setCookie(cookieName(config, name), value, { ...options, maxAge });
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
