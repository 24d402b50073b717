import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { limitNameSchema } from "./limits.ts";
import { materialSchema } from "./materials.ts";
import { emissionFactorSchema } from "./reports.ts";

/** Shown to the team, never to the public. */
export const numberReasonSchema = z.string().check(z.trim(), z.minLength(5), z.maxLength(300));

const datedSchema = z.object({
  value: z.int(),
  validFrom: z.iso.datetime(),
  reason: z.string(),
});

const datedRateSchema = z.object({
  material: materialSchema,
  perKilogram: z.int(),
  starBonusPercent: z.int(),
  validFrom: z.iso.datetime(),
  /** None was asked for at the beginning. */
  reason: z.nullable(z.string()),
});
export type DatedRate = z.infer<typeof datedRateSchema>;

export const listNumbers = defineEndpoint({
  method: "GET",
  path: "/api/v1/numbers",
  summary: "Every number that is set here, the newest first: what will hold, holds and held",
  access: "admin",
  status: 200,
  response: z.object({
    /** By which one tells what has begun. */
    now: z.iso.datetime(),
    rates: z.array(datedRateSchema),
    factors: z.array(emissionFactorSchema),
    limits: z.array(z.object({ name: limitNameSchema, values: z.array(datedSchema) })),
  }),
});
export type Numbers = z.infer<(typeof listNumbers)["response"]>;

export const setLimit = defineEndpoint({
  method: "PUT",
  path: "/api/v1/limits/:name",
  summary: "Another value from a day on, in place of one that was still to come",
  access: "admin",
  params: z.object({ name: limitNameSchema }),
  body: z.strictObject({
    value: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    /** It begins with that day in Algeria: tomorrow or later. */
    day: z.iso.date(),
    reason: numberReasonSchema,
  }),
  status: 200,
  response: z.object({}),
  errors: ["too_late", "not_found"],
});

export const previewDays = 30;

/** Of more deposits than can be read while somebody waits, a part stands for all. */
const isEstimateSchema = z.boolean();

export const previewLimit = defineEndpoint({
  method: "GET",
  path: "/api/v1/limits/:name/preview",
  summary: "How many cases of the last thirty days are beyond the number now, and would be then",
  access: "admin",
  params: z.object({ name: limitNameSchema }),
  query: z.object({
    value: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
  }),
  status: 200,
  response: z.object({
    /** Null: it cannot be told from what is kept. */
    effect: z.nullable(
      z.object({ cases: z.int(), now: z.int(), later: z.int(), isEstimate: isEstimateSchema }),
    ),
  }),
});
export type LimitEffect = z.infer<(typeof previewLimit)["response"]>["effect"];

export const previewRate = defineEndpoint({
  method: "GET",
  path: "/api/v1/rates/preview",
  summary: "The deposits of the last thirty days at another rate, and how long budgets would last",
  access: "admin",
  query: z.object({
    material: materialSchema,
    perKilogram: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    starBonusPercent: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)),
  }),
  status: 200,
  response: z.object({
    deposits: z.int(),
    grams: z.int(),
    /** What they earned, and what they would have earned, in hundredths. */
    tokensNow: z.int(),
    tokensThen: z.int(),
    /** What lies in open budgets, and for how many days, at the pace of all materials. */
    budgetTokens: z.int(),
    daysNow: z.nullable(z.int()),
    daysThen: z.nullable(z.int()),
    isEstimate: isEstimateSchema,
  }),
});
export type RateEffect = z.infer<(typeof previewRate)["response"]>;

const factorGrams = z.int().check(z.minimum(1), z.maximum(100_000));
const source = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));

export const addEmissionFactor = defineEndpoint({
  method: "POST",
  path: "/api/v1/emission-factors",
  summary: "A new version of a factor; reports about days before it keep the old one",
  access: "admin",
  body: z
    .strictObject({
      material: materialSchema,
      validFrom: z.iso.date(),
      value: factorGrams,
      low: factorGrams,
      high: factorGrams,
      source,
      year: z.nullable(z.int().check(z.minimum(1990), z.maximum(2100))),
      rangeSource: source,
      reason: numberReasonSchema,
    })
    .check(
      z.refine(({ value, low, high }) => low <= value && value <= high, {
        message: "The value lies within its range",
        path: ["value"],
      }),
    ),
  status: 201,
  response: z.object({}),
  errors: ["too_late", "already_decided"],
});
