import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localeSchema } from "./localized-text.ts";
import { roleWireNames } from "./roles.ts";

export const loginInputSchema = z.strictObject({
  /** A mobile number or an e-mail address. */
  login: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

const tokenResponse = z.object({ token: z.string() });

export const login = defineEndpoint({
  method: "POST",
  path: "/api/auth/login",
  summary: "Exchange a number or e-mail and a password for an access token and a refresh cookie",
  access: "public",
  body: loginInputSchema,
  status: 200,
  response: tokenResponse,
  errors: ["wrong_credentials", "too_many_requests"],
});

export const refreshSession = defineEndpoint({
  method: "POST",
  path: "/api/v1/session/refresh",
  summary: "A new access token for the refresh cookie",
  access: "public",
  status: 200,
  response: tokenResponse,
  errors: ["unauthenticated"],
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "End this session",
  access: "public",
  status: 204,
  response: z.void(),
});

/** The spec's user, in the spec's names. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  nmbrf: z.string(),
  code: z.string(),
  default_role: z.nullable(z.enum(roleWireNames)),
  roles: z.array(z.enum(roleWireNames)),
  email_verified_at: z.nullable(z.iso.datetime()),
  code_verified_at: z.nullable(z.iso.datetime()),
  scope: z.array(z.string()),
  locale: localeSchema,
});
export type User = z.infer<typeof userSchema>;

export const currentUser = defineEndpoint({
  method: "GET",
  path: "/api/auth/user",
  summary: "Who is signed in",
  access: "signed-in",
  status: 200,
  response: z.object({ user: userSchema }),
});
