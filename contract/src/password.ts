import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { currentPasswordSchema, linkTokenSchema, loginSchema, passwordSchema } from "./fields.ts";

export const forgotPassword = defineEndpoint({
  method: "POST",
  path: "/api/v1/password/forgotten",
  summary: "Send a link to choose a new password; the same answer for every login",
  access: "public",
  body: z.strictObject({
    login: loginSchema,
    /** Whose account: a person's or an organisation's. */
    strategy: z.enum(["local", "user"]),
  }),
  status: 202,
  response: z.void(),
  errors: ["too_many_requests"],
});

export const setNewPassword = defineEndpoint({
  method: "POST",
  path: "/api/v1/password/new",
  summary: "Choose a new password with the secret of a link; ends every session",
  access: "public",
  body: z.strictObject({ token: linkTokenSchema, password: passwordSchema }),
  status: 200,
  response: z.object({ strategy: z.enum(["local", "user"]) }),
  errors: ["link_dead", "weak_password", "too_many_requests"],
});

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/v1/account/password",
  summary: "Change the password, or set a first one; ends the other sessions",
  access: "signed-in",
  body: z.strictObject({
    /** Left out by somebody who has no password yet. */
    current: z.optional(currentPasswordSchema),
    password: passwordSchema,
  }),
  status: 204,
  response: z.void(),
  errors: ["wrong_password", "log_in_again", "weak_password", "too_many_requests"],
});
