import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";

/** A rate is made known this long before it holds, and never holds for what was weighed before. */
export const announcedDays = 7;

export const rateSchema = z.object({
  material: materialSchema,
  /** Hundredths of a token for one kilogram. */
  perKilogram: z.int(),
  starBonusPercent: z.int(),
  validFrom: z.iso.datetime(),
});
export type PublicRate = z.infer<typeof rateSchema>;

/** What a phone keeps to go on without a network. */
export const currentRatesSchema = z.object({ rates: z.array(rateSchema) });

export const listRates = defineEndpoint({
  method: "GET",
  path: "/api/v1/rates",
  summary: "What a kilogram earns today, what it will earn, and what it earned before",
  access: "public",
  status: 200,
  response: z.extend(currentRatesSchema, {
    /** Made known and not in force yet, the next first. */
    coming: z.array(rateSchema),
    /** No longer in force, the last first. */
    past: z.array(z.extend(rateSchema, { validUntil: z.iso.datetime() })),
  }),
});

export const announceRate = defineEndpoint({
  method: "POST",
  path: "/api/v1/rates",
  summary: "Make a new rate known; it holds from its day on, and the one before until then",
  access: "admin",
  body: z.strictObject({
    material: materialSchema,
    perKilogram: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    starBonusPercent: z.int().check(z.minimum(0), z.maximum(100)),
    validFrom: z.iso.datetime(),
    /** For the team; it stands in the history and in the audit. */
    reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(300)),
  }),
  status: 201,
  response: rateSchema,
  /** Too near, or another is already announced for that material. */
  errors: ["too_late", "already_decided"],
});
