import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { sixDigitsSchema } from "./fields.ts";

export const startAuthenticatorApp = defineEndpoint({
  method: "POST",
  path: "/api/v1/account/app",
  summary: "A secret for an authenticator app, kept once its first code is right",
  access: "signed-in",
  status: 200,
  response: z.object({
    /** For the app's camera. */
    uri: z.string(),
    /** For typing, where there is no camera. */
    secret: z.string(),
  }),
  errors: ["forbidden", "too_many_requests"],
});

export const confirmAuthenticatorApp = defineEndpoint({
  method: "POST",
  path: "/api/v1/account/app/confirm",
  summary: "The app's first code: from now on the app is asked for at log-in",
  access: "signed-in",
  body: z.strictObject({
    secret: z.string().check(z.regex(/^[A-Z2-7]{32}$/)),
    code: sixDigitsSchema,
  }),
  status: 204,
  response: z.void(),
  errors: ["wrong_code", "forbidden", "too_many_requests"],
});
