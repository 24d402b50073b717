import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localizedTextSchema } from "./localized-text.ts";

/** Fewer exchanges than this are not told apart: somebody could be known by them. */
export const smallestGroup = 5;

const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const listFinancedRewards = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/rewards",
  summary: "The rewards a brand pays for, and how often they were exchanged, by month",
  access: "brand-viewer",
  status: 200,
  response: z.object({
    rewards: z.array(z.object({ id: z.uuid(), name: localizedTextSchema, isOffered: z.boolean() })),
    /** The newest first. Months with few exchanges are told together, from the first to the last. */
    exchanges: z.array(z.object({ first: monthSchema, last: monthSchema, count: z.int() })),
    /** There were some, and too few to be told. */
    isTooFew: z.boolean(),
  }),
});

export const financeReward = defineEndpoint({
  method: "PUT",
  path: "/api/v1/rewards/:id/brand",
  summary: "Say which brand pays for a reward, or that none does",
  access: "admin",
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ brandId: z.nullable(z.uuid()) }),
  status: 204,
  response: z.undefined(),
  errors: ["not_found"],
});
