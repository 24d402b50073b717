import { z } from "zod/mini";
import { challengeAnswerSchema, challengeSchema } from "./codes.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  communeCodeSchema,
  currentPasswordSchema,
  emailSchema,
  lastNameSchema,
  linkTokenSchema,
  nameSchema,
  phoneSchema,
  usernameSchema,
} from "./fields.ts";
import { localeSchema } from "./localized-text.ts";

/** The spec's call: enough for the guard of the phone code. */
export const showContact = defineEndpoint({
  method: "GET",
  path: "/api/user",
  summary: "The person's display name, and when the number was confirmed",
  access: "signed-in",
  status: 200,
  response: z.object({ nmbrf: z.string(), code_verified_at: z.nullable(z.iso.datetime()) }),
});

export const changeLanguage = defineEndpoint({
  method: "POST",
  path: "/api/user/lang",
  summary: "The language of messages to this person",
  access: "signed-in",
  body: z.strictObject({ lang: localeSchema }),
  status: 204,
  response: z.void(),
});

export const accountSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** An address whose link was sent and not opened yet. */
  awaitedEmail: z.nullable(z.string()),
  hasPassword: z.boolean(),
  hasApp: z.boolean(),
  /** Only an administrator is asked for an app. */
  needsApp: z.boolean(),
  erasureDueAt: z.nullable(z.iso.datetime()),
});
export type Account = z.infer<typeof accountSchema>;

export const showAccount = defineEndpoint({
  method: "GET",
  path: "/api/v1/account",
  summary: "What the settings page shows",
  access: "signed-in",
  status: 200,
  response: accountSchema,
});

export const renameAccount = defineEndpoint({
  method: "PATCH",
  path: "/api/v1/account",
  summary: "Change the name",
  access: "signed-in",
  body: z.strictObject({ firstName: nameSchema, lastName: lastNameSchema }),
  status: 204,
  response: z.void(),
});

/** Asked for when a login changes and the log-in is a while ago. */
const provenAgain = z.optional(currentPasswordSchema);
const provenAgainErrors = ["password_needed", "wrong_password", "log_in_again"] as const;

export const askPhoneCode = defineEndpoint({
  method: "POST",
  path: "/api/v1/account/phone/code",
  summary: "Send six digits to a number, the person's own or a new one",
  access: "signed-in",
  body: z.strictObject({ phone: z.optional(phoneSchema), password: provenAgain }),
  status: 202,
  response: challengeSchema,
  errors: ["not_found", ...provenAgainErrors, "too_many_requests"],
});

export const confirmPhone = defineEndpoint({
  method: "POST",
  path: "/api/v1/account/phone",
  summary: "The six digits: the number is the person's, and confirmed",
  access: "signed-in",
  body: challengeAnswerSchema,
  status: 204,
  response: z.void(),
  errors: ["wrong_code", "code_dead", "phone_taken", "too_many_requests"],
});

export const askEmailLink = defineEndpoint({
  method: "POST",
  path: "/api/v1/account/email",
  summary: "Send a link to an address, the person's own or a new one",
  access: "signed-in",
  body: z.strictObject({ email: z.optional(emailSchema), password: provenAgain }),
  status: 202,
  response: z.object({ sentTo: z.string(), resendAfterSeconds: z.int() }),
  errors: ["not_found", ...provenAgainErrors, "too_many_requests"],
});

/** Public: the link is often opened in another browser than the one that asked. */
export const confirmEmail = defineEndpoint({
  method: "POST",
  path: "/api/v1/email/confirm",
  summary: "The secret of the link: the address belongs to whoever asked",
  access: "public",
  body: z.strictObject({ token: linkTokenSchema }),
  status: 200,
  response: z.object({ strategy: z.enum(["local", "user"]) }),
  errors: ["link_dead", "email_taken", "too_many_requests"],
});

export const createCitizenProfile = defineEndpoint({
  method: "POST",
  path: "/api/v1/citizen/profile",
  summary: "The first-time profile of somebody who became a citizen later",
  access: ["citizen"],
  body: z.strictObject({ username: usernameSchema, communeCode: communeCodeSchema }),
  status: 201,
  response: z.object({ username: z.string() }),
  errors: ["username_taken"],
});
