import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

interface LimitRule {
  unit: "grams" | "days" | "percent" | "count";
  least: number;
  most: number;
  /** What held when the service began; phones that never heard of another use it. */
  first: number;
}

/** Numbers that the business decides, each from a day on; the one before judges what was before. */
export const limitRules = {
  /** A heavier bag is asked about once more at the counter. */
  ask_above_grams: { unit: "grams", least: 1000, most: 50_000, first: 15_000 },
  /** Of a bag that a citizen says was left. */
  declaration_grams: { unit: "grams", least: 500, most: 50_000, first: 10_000 },
  /** Bags left by one citizen that nobody has weighed. */
  declaration_open: { unit: "count", least: 1, most: 10, first: 3 },
  declaration_days: { unit: "days", least: 1, most: 30, first: 7 },
  /** For as long a citizen may say that a deposit is not right. */
  dispute_days: { unit: "days", least: 1, most: 21, first: 7 },
  voucher_days: { unit: "days", least: 7, most: 365, first: 30 },
  /** Below this a van is not worth its way. */
  van_grams: { unit: "grams", least: 10_000, most: 500_000, first: 50_000 },
  /** Of the threshold, from where on the owner is asked whether a van should come. */
  almost_full_percent: { unit: "percent", least: 50, most: 99, first: 85 },
  /** A facility's scale further off than this opens a task. */
  facility_tolerance_percent: { unit: "percent", least: 1, most: 20, first: 3 },
  /** Wrong answers before a code is dead. */
  code_tries: { unit: "count", least: 3, most: 10, first: 5 },
  /** Codes to one number within an hour. */
  code_hour: { unit: "count", least: 1, most: 10, first: 3 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
export const limitNames = Object.keys(limitRules) as LimitName[];
export const limitNameSchema = z.enum(limitNames);

export type Limits = Record<LimitName, number>;

export const firstLimits = Object.fromEntries(
  limitNames.map((name) => [name, limitRules[name].first]),
) as Limits;

export const isWithinRule = (name: LimitName, value: number): boolean =>
  value >= limitRules[name].least && value <= limitRules[name].most;

/** One may be missing in what a phone kept before it was made. */
export const limitsSchema = z.partialRecord(limitNameSchema, z.int());

export const showLimits = defineEndpoint({
  method: "GET",
  path: "/api/v1/limits",
  summary: "The numbers in force, which phones keep to go on without a network",
  access: "public",
  cacheSeconds: 30,
  status: 200,
  response: z.object({ limits: limitsSchema }),
});
