import { z } from "zod/mini";
import { challengeAnswerSchema, challengeSchema } from "./codes.ts";
import { consentSchema } from "./consent.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  communeCodeSchema,
  companyNameSchema,
  emailSchema,
  lastNameSchema,
  linkTokenSchema,
  nameSchema,
  passwordSchema,
  phoneSchema,
} from "./fields.ts";
import { codeAlphabet } from "./public-code.ts";

const tokenResponse = z.object({ token: z.string() });

export const askSignUpCode = defineEndpoint({
  method: "POST",
  path: "/api/v1/sign-up/code",
  summary: "A citizen begins: send six digits to a number or an address",
  access: "public",
  body: z.union([z.strictObject({ phone: phoneSchema }), z.strictObject({ email: emailSchema })]),
  status: 202,
  response: challengeSchema,
  errors: ["too_many_requests"],
});

/** A number that has an account opens it; another gets a ticket to go on with. */
export const checkSignUpCode = defineEndpoint({
  method: "POST",
  path: "/api/v1/sign-up/code/check",
  summary: "The six digits: a ticket to go on with, or the session of whoever has an account",
  access: "public",
  body: challengeAnswerSchema,
  status: 200,
  response: z.object({ token: z.nullable(z.string()), ticket: z.nullable(z.string()) }),
  errors: ["wrong_code", "code_dead", "password_needed", "account_suspended", "too_many_requests"],
});

export const citizenInputSchema = z.strictObject({
  ticket: linkTokenSchema,
  firstName: nameSchema,
  lastName: lastNameSchema,
  communeCode: communeCodeSchema,
  consent: consentSchema,
});
export type CitizenInput = z.infer<typeof citizenInputSchema>;

export const signUpCitizen = defineEndpoint({
  method: "POST",
  path: "/api/v1/sign-up/citizen",
  summary: "Make the citizen's account, profile and personal code, and sign in",
  access: "public",
  body: citizenInputSchema,
  status: 201,
  response: tokenResponse,
  errors: ["link_dead", "too_many_accounts", "too_many_requests"],
});

export const brandCodeSchema = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((typed: string) => typed.replace(/[\s-]/g, "").toUpperCase()),
    z.string().check(z.regex(new RegExp(`^[${codeAlphabet}]{8}$`), "invitation")),
  ),
);

const account = {
  firstName: nameSchema,
  lastName: nameSchema,
  phone: phoneSchema,
  email: emailSchema,
  password: passwordSchema,
  consent: consentSchema,
};

export const accountInputSchema = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("point"), ...account }),
  z.strictObject({ role: z.literal("transporter"), ...account }),
  z.strictObject({ role: z.literal("brand"), ...account }),
  z.strictObject({
    role: z.literal("distributor"),
    invitation: brandCodeSchema,
    company: companyNameSchema,
    ...account,
  }),
]);
export type AccountInput = z.infer<typeof accountInputSchema>;

export const signUpAccount = defineEndpoint({
  method: "POST",
  path: "/api/v1/sign-up/account",
  summary: "A point, transporter, brand or distributor begins: six digits go to the number",
  access: "public",
  body: accountInputSchema,
  status: 202,
  response: challengeSchema,
  errors: ["weak_password", "link_dead", "too_many_requests"],
});

export const confirmAccount = defineEndpoint({
  method: "POST",
  path: "/api/v1/sign-up/account/confirm",
  summary: "The six digits: make the account with its role, send the link to the address, sign in",
  access: "public",
  body: challengeAnswerSchema,
  status: 201,
  response: tokenResponse,
  errors: ["wrong_code", "code_dead", "link_dead", "too_many_accounts", "too_many_requests"],
});

export const resendSignUpCode = defineEndpoint({
  method: "POST",
  path: "/api/v1/sign-up/code/resend",
  summary: "Send the six digits of a sign-up again",
  access: "public",
  body: z.strictObject({ id: z.uuid() }),
  status: 202,
  response: challengeSchema,
  errors: ["code_dead", "too_many_requests"],
});

export const showBrandInvitation = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand-invitations/:code",
  summary: "Which brand an invitation code comes from",
  access: "public",
  params: z.object({ code: brandCodeSchema }),
  status: 200,
  response: z.object({ brand: z.string() }),
  errors: ["link_dead", "too_many_requests"],
});

/** For somebody who is signed in already: the account step is done, the brand's is not. */
export const joinBrand = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand-invitations/:code/accept",
  summary: "Join a brand as its distributor",
  access: "signed-in",
  params: z.object({ code: brandCodeSchema }),
  body: z.strictObject({ company: companyNameSchema }),
  status: 204,
  response: z.void(),
  errors: ["link_dead", "already_member", "too_many_requests"],
});
