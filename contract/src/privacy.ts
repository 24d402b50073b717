import { z } from "zod/mini";
import { challengeAnswerSchema, challengeSchema } from "./codes.ts";
import { defineEndpoint } from "./endpoint.ts";
import { loginSchema } from "./fields.ts";

export const graceDays = 30;

/** How long a message of the contact form is kept. */
export const contactMonths = 12;

/** How long a school's application, and a pupil's certificate, are kept. */
export const schoolMonths = 24;

/** Every row about the person, by table and in its own columns: nothing is left out by hand. */
export const exportMyData = defineEndpoint({
  method: "GET",
  path: "/api/v1/account/export",
  summary: "Everything we keep about the person",
  access: "signed-in",
  status: 200,
  response: z.object({
    madeAt: z.iso.datetime(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  errors: ["too_many_requests"],
});

/** Public: the address must also work for somebody who cannot sign in any more. */
export const askDeletion = defineEndpoint({
  method: "POST",
  path: "/api/v1/deletion/code",
  summary: "Send six digits to delete an account with; the same answer for every login",
  access: "public",
  body: z.strictObject({ login: loginSchema }),
  status: 202,
  response: challengeSchema,
  errors: ["too_many_requests"],
});

export const confirmDeletion = defineEndpoint({
  method: "POST",
  path: "/api/v1/deletion",
  summary: "The six digits: the account is erased after the days of grace",
  access: "public",
  body: challengeAnswerSchema,
  status: 200,
  response: z.object({ erasureDueAt: z.iso.datetime() }),
  errors: ["wrong_code", "code_dead", "point_still_open", "too_many_requests"],
});

export const keepAccount = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/account/deletion",
  summary: "Change of mind within the days of grace",
  access: "signed-in",
  status: 204,
  response: z.void(),
});
