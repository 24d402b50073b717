import { z } from "zod/mini";
import { challengeAnswerSchema, challengeSchema } from "./codes.ts";
import { defineEndpoint } from "./endpoint.ts";
import { currentPasswordSchema, loginSchema } from "./fields.ts";
import { localeSchema } from "./localized-text.ts";
import { roleWireNames } from "./roles.ts";

export const loginInputSchema = z.strictObject({
  login: loginSchema,
  password: currentPasswordSchema,
});
export type LoginInput = z.infer<typeof loginInputSchema>;

const tokenResponse = z.object({ token: z.string() });

/** One of the two: the token, or what must be answered first. */
export const loginAnswerSchema = z.object({
  token: z.nullable(z.string()),
  challenge: z.nullable(challengeSchema),
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const login = defineEndpoint({
  method: "POST",
  path: "/api/auth/login",
  summary: "Exchange a number or e-mail and a password for an access token and a refresh cookie",
  access: "public",
  body: loginInputSchema,
  status: 200,
  response: loginAnswerSchema,
  errors: ["wrong_credentials", "account_suspended", "too_many_requests"],
});

export const askLoginCode = defineEndpoint({
  method: "POST",
  path: "/api/v1/session/code",
  summary: "Send a code to log in with instead of a password; the same answer for every login",
  access: "public",
  body: z.strictObject({ login: loginSchema }),
  status: 202,
  response: challengeSchema,
  errors: ["too_many_requests"],
});

export const answerChallenge = defineEndpoint({
  method: "POST",
  path: "/api/v1/session/challenge",
  summary: "The six digits of a second step or of a log-in by code",
  access: "public",
  body: challengeAnswerSchema,
  status: 200,
  response: tokenResponse,
  errors: ["wrong_code", "code_dead", "password_needed", "account_suspended", "too_many_requests"],
});

export const resendChallenge = defineEndpoint({
  method: "POST",
  path: "/api/v1/session/challenge/resend",
  summary: "Send the digits of a second step or of a log-in by code again",
  access: "public",
  body: z.strictObject({ id: z.uuid() }),
  status: 202,
  response: challengeSchema,
  errors: ["code_dead", "too_many_requests"],
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

/** The spec knows a logout of transporters of their own; it ends the same session. */
export const transporterLogout = defineEndpoint({
  method: "POST",
  path: "/api/transporter/logout",
  summary: "End this session, from a transporter's page",
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
