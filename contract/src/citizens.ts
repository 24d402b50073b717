import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { nameSchema, phoneSchema } from "./fields.ts";
import { sealSchema } from "./identification.ts";
import { product } from "./product.ts";
import { codeSchema } from "./public-code.ts";

/** A person's code, or the number that codes printed long ago held instead. */
const codeOrNumberSchema = z.union([codeSchema, z.string().check(z.regex(/^\d{1,12}$/))]);

/** What a counter may know of somebody: too little to look people up by it. */
const foundCitizen = {
  code: z.string(),
  /** First name and initial. */
  shortName: z.string(),
};

/** Nobody earns at their own scale: not who weighs, not who works there, not from one phone. */
const selfDealing = ["self_deposit", "colleague_deposit", "same_phone_deposit"] as const;

export const findCitizen = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizens/:code",
  summary: "Whose code this is: first name and initial, no more",
  access: "point-staff",
  params: z.object({ code: codeOrNumberSchema }),
  query: z.object({
    /** Where the bag is weighed: whoever works there is refused. */
    pointId: z.optional(z.uuid()),
    /** The moving part of a scanned code. */
    seal: z.optional(sealSchema),
  }),
  status: 200,
  response: z.object({
    ...foundCitizen,
    /** Whether the moving part is of this minute; null when none was sent. */
    isLive: z.nullable(z.boolean()),
  }),
  errors: ["citizen_unknown", ...selfDealing, "too_many_requests"],
});

/**
 * Nothing is proven: the number becomes theirs, and the account with all its tokens with it, when
 * they confirm it by a code.
 */
export const registerCitizen = defineEndpoint({
  method: "POST",
  path: "/api/v1/points/:pointId/citizens",
  summary: "A citizen without a phone at hand: found by number, or registered with a first name",
  access: "point-staff",
  params: z.object({ pointId: z.uuid() }),
  body: z.strictObject({
    phone: phoneSchema,
    /** Without it nobody is registered. */
    firstName: z.optional(nameSchema),
  }),
  status: 200,
  response: z.object({ ...foundCitizen, isNew: z.boolean() }),
  errors: [
    "not_a_member",
    "citizen_unknown",
    "citizen_suspended",
    ...selfDealing,
    "too_many_requests",
  ],
});

/** A card to carry. Its code says that it is one, so that a deposit made with it is marked as such. */
export const drawCard = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizens/:code/card",
  summary: "The printable card of a citizen: for themselves, or for the point that registered them",
  access: "signed-in",
  files: ["pdf", "svg"],
  params: z.object({ code: codeSchema }),
  /** One card as large as it is, or a sheet of ten to cut. */
  query: z.object({ sheet: z._default(z.stringbool(), false) }),
  status: 200,
  response: z.string(),
  errors: ["citizen_unknown", "too_many_requests"],
});

/** What the code of a card holds: the page of every personal code, and that it was printed. */
export const cardAddress = (siteUrl: string, code: string): string =>
  `${siteUrl}/ana-${product.slug}?q=${code}&card=1`;
