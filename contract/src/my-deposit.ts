import { z } from "zod/mini";
import { refusalReasons } from "./declarations.ts";
import { disputeDecisions, disputeReasons } from "./deposit-changes.ts";
import { depositStatuses } from "./deposit-status.ts";
import { defineEndpoint } from "./endpoint.ts";
import { identifications } from "./identification.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";
import { starsSchema } from "./quality.ts";

/** Where the material went, step by step. */
const fateSteps = ["left", "weighed", "handed_over", "received"] as const;

export const myDepositSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  status: z.enum(depositStatuses),
  material: materialSchema,
  grams: z.int(),
  stars: starsSchema,
  tokens: z.int(),
  /** No budget covers the tokens yet: they come when one does. */
  isWaiting: z.boolean(),
  /** When it was weighed, or declared. */
  at: z.iso.datetime(),
  /** Where it was weighed, or left. */
  point: z.object({ id: z.uuid(), name: localizedTextSchema }),
  /** Null until a point has weighed it. */
  identifiedBy: z.nullable(z.enum(identifications)),
  /** What was said when the bag was left; null for one weighed at the counter. */
  declaration: z.nullable(
    z.object({
      bagNumber: z.int(),
      grams: z.int(),
      expiresAt: z.iso.datetime(),
      refusal: z.nullable(z.enum(refusalReasons)),
    }),
  ),
  /** "Not right", said by the citizen, and what became of it. */
  dispute: z.nullable(
    z.object({
      reason: z.enum(disputeReasons),
      note: z.string(),
      held: z.int(),
      openedAt: z.iso.datetime(),
      answerBy: z.iso.datetime(),
      decision: z.nullable(
        z.object({ kind: z.enum(disputeDecisions), note: z.string(), at: z.iso.datetime() }),
      ),
    }),
  ),
  /** Until when it can be said to be not right; null when that is over or was said. */
  disputableUntil: z.nullable(z.iso.datetime()),
  fate: z.array(
    z.object({
      step: z.enum(fateSteps),
      at: z.iso.datetime(),
      /** From the van on: what left with it. A deposit may have left with two. */
      lot: z.optional(z.string()),
      facility: z.optional(localizedTextSchema),
      grade: z.optional(z.enum(["A", "B", "C"])),
    }),
  ),
});
export type MyDeposit = z.infer<typeof myDepositSchema>;

export const showMyDeposit = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizen/deposits/:number",
  summary: "One deposit of the citizen, and what became of it",
  access: ["citizen"],
  params: z.object({
    number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
  }),
  status: 200,
  response: myDepositSchema,
  errors: ["not_found"],
});
