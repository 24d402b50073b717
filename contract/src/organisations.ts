import { z } from "zod/mini";
import { consentSchema } from "./consent.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  communeCodeSchema,
  companyNameSchema,
  currentPasswordSchema,
  emailSchema,
  nameSchema,
  passwordSchema,
  phoneSchema,
} from "./fields.ts";
import { localeSchema } from "./localized-text.ts";

/** The strategy `user`: offices and schools, with a session in a cookie. */

export const csrfCookieName = "XSRF-TOKEN";
export const csrfHeaderName = "x-xsrf-token";

export const csrfCookie = defineEndpoint({
  method: "GET",
  path: "/sanctum/csrf-cookie",
  summary: "Set the anti-forgery cookie, which every write of an organisation sends back",
  access: "public",
  status: 204,
  response: z.void(),
});

export const organisationSignin = defineEndpoint({
  method: "POST",
  path: "/api/auth/user/signin",
  summary: "Exchange an organisation's e-mail and password for a session cookie",
  access: "public",
  antiForgery: true,
  body: z.strictObject({
    email: emailSchema,
    password: currentPasswordSchema,
  }),
  status: 200,
  /** The token names the session; what opens it is the cookie. */
  response: z.object({ data: z.object({ token: z.string() }) }),
  errors: ["wrong_credentials", "csrf_mismatch", "too_many_requests"],
});

export const organisationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(["office", "school"]),
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  locale: localeSchema,
});
export type Organisation = z.infer<typeof organisationSchema>;

export const organisationMe = defineEndpoint({
  method: "GET",
  path: "/api/auth/user/me",
  summary: "Which organisation is signed in",
  access: "organisation",
  status: 200,
  response: z.object({ data: organisationSchema }),
});

export const organisationSignout = defineEndpoint({
  method: "POST",
  path: "/api/auth/user/signout",
  summary: "End the organisation's session",
  access: "public",
  antiForgery: true,
  status: 204,
  response: z.void(),
  errors: ["csrf_mismatch"],
});

export const organisationInputSchema = z.strictObject({
  kind: z.enum(["office", "school"]),
  name: companyNameSchema,
  contactName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  password: passwordSchema,
  communeCode: communeCodeSchema,
  consent: consentSchema,
});
export type OrganisationInput = z.infer<typeof organisationInputSchema>;

export const signUpOrganisation = defineEndpoint({
  method: "POST",
  path: "/api/v1/organisations",
  summary: "An office or a school begins: a link goes to the address, which opens the account",
  access: "public",
  body: organisationInputSchema,
  status: 202,
  response: z.object({ sentTo: z.string() }),
  errors: ["weak_password", "too_many_requests"],
});
