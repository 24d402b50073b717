import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { companyNameSchema, emailSchema, phoneSchema } from "./fields.ts";

/** What people write to us about. */
export const contactTopics = [
  "citizen",
  "point",
  "transporter",
  "brand",
  "organisation",
  "data",
  "other",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactMessageLimits = { min: 10, max: 2000 } as const;

/** Several lines, with no signs that cannot be seen or that turn text round. */
const readable = /^([^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\t])*$/u;

export const contactMessageSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed: string) => typed.replaceAll("\r\n", "\n")),
  ),
  z
    .string()
    .check(
      z.trim(),
      z.minLength(contactMessageLimits.min),
      z.maxLength(contactMessageLimits.max),
      z.regex(readable, "message"),
    ),
);

/** Where the answer goes: an e-mail address or a mobile number, in one spelling. */
export const contactSchema = z.union([emailSchema, phoneSchema]);

export const sendContactMessage = defineEndpoint({
  method: "POST",
  path: "/api/v1/contact",
  summary: "Write to the team",
  access: "public",
  idempotent: true,
  body: z.strictObject({
    name: companyNameSchema,
    contact: contactSchema,
    topic: z.enum(contactTopics),
    message: contactMessageSchema,
  }),
  status: 202,
  /** What to say on the phone when asking about it. */
  response: z.object({ reference: z.string() }),
  errors: ["too_many_requests"],
});
