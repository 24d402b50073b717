import { z } from "zod/mini";
import { weightSchema } from "./deposits.ts";
import { undoSeconds } from "./device-entries.ts";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { materialSchema } from "./materials.ts";

export const voidDeposit = defineEndpoint({
  method: "POST",
  path: "/api/v1/deposits/:id/void",
  summary: "Undo a deposit at the counter: its tokens go back where they came from",
  access: "point-staff",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  /** Seconds between the weighing and the tap, by the phone: the network may have been away. */
  body: z.strictObject({ afterSeconds: z.int().check(z.minimum(0), z.maximum(undoSeconds)) }),
  status: 200,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "deposit_settled",
    "too_late",
    "tokens_spent",
    "stock_gone",
  ],
});

export const disputeReasons = ["not_mine", "weight", "material", "stars", "other"] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export const openDispute = defineEndpoint({
  method: "POST",
  path: "/api/v1/citizen/deposits/:number/dispute",
  summary: "Say that a deposit is not right; its tokens wait until somebody has looked",
  access: ["citizen"],
  idempotent: true,
  params: z.object({
    number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
  }),
  body: z.strictObject({
    reason: z.enum(disputeReasons),
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  status: 201,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "deposit_settled",
    "too_late",
  ],
});

export const disputeDecisions = ["stands", "corrected", "cancelled"] as const;

export const decideDispute = defineEndpoint({
  method: "POST",
  path: "/api/v1/disputes/:id/decision",
  summary: "Decide a dispute; every token moves by a transfer with a reason",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      decision: z.enum(disputeDecisions),
      /** The right weight; only for `corrected`. */
      grams: z.optional(weightSchema),
      note: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)),
    })
    .check(
      z.refine(({ decision, grams }) => (decision === "corrected") === (grams !== undefined), {
        message: "A correction has a weight, other decisions have none",
        path: ["grams"],
      }),
    ),
  status: 200,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "deposit_settled",
    "stock_gone",
  ],
});

const aboutDeposit = { depositId: z.uuid(), citizenId: z.uuid(), pointId: z.uuid() };

export const depositVoided = defineEvent({
  name: "deposit.voided",
  payload: z.object({
    ...aboutDeposit,
    material: materialSchema,
    grams: z.int(),
    tokens: z.int(),
    balance: z.int(),
  }),
});

export const depositDisputed = defineEvent({
  name: "deposit.disputed",
  payload: z.object({ ...aboutDeposit, held: z.int(), balance: z.int() }),
});

export const depositDecided = defineEvent({
  name: "deposit.decided",
  payload: z.object({
    ...aboutDeposit,
    decision: z.enum(disputeDecisions),
    balance: z.int(),
  }),
});
