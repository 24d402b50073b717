import { z } from "zod/mini";
import { depositStatuses } from "./deposit-status.ts";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { materialSchema } from "./materials.ts";
import { codeSchema } from "./public-code.ts";
import { starsSchema } from "./quality.ts";
import { weightLimits } from "./weights.ts";

export const weightSchema = z
  .int()
  .check(z.minimum(weightLimits.minGrams), z.maximum(weightLimits.maxGrams));

export const depositInputSchema = z.strictObject({
  pointId: z.uuid(),
  citizenCode: codeSchema,
  material: materialSchema,
  grams: weightSchema,
  stars: starsSchema,
});
export type DepositInput = z.infer<typeof depositInputSchema>;

/** What the point learns. The citizen's balance is the citizen's alone. */
export const recordedDepositSchema = z.object({
  id: z.uuid(),
  material: materialSchema,
  grams: weightSchema,
  tokens: z.int(),
  recordedAt: z.iso.datetime(),
  /** No budget covers the tokens yet: they come when one does. Absent in answers of before. */
  isWaiting: z.optional(z.boolean()),
});
export type RecordedDeposit = z.infer<typeof recordedDepositSchema>;

export const recordDeposit = defineEndpoint({
  method: "POST",
  path: "/api/v1/deposits",
  summary: "A point weighed a citizen's bag",
  access: "point-staff",
  idempotent: true,
  body: depositInputSchema,
  status: 201,
  response: recordedDepositSchema,
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_a_member",
    "training_needed",
    "citizen_unknown",
    "citizen_suspended",
    "point_suspended",
    "self_deposit",
    "material_not_accepted",
    "rate_changed",
  ],
});

export const depositRecorded = defineEvent({
  name: "deposit.recorded",
  payload: z.object({
    depositId: z.uuid(),
    citizenId: z.uuid(),
    pointId: z.uuid(),
    material: materialSchema,
    grams: z.int(),
    stars: z.int(),
    tokens: z.int(),
    /** No budget covers them yet: they are not in the balance. Older news do not say. */
    isWaiting: z._default(z.boolean(), false),
    /** The citizen's balance and number of deposits after this one. */
    balance: z.int(),
    number: z.int(),
  }),
});

/** The spec's history call: its own names and shapes, decimal kilograms and tokens. */
export const depositHistoryRowSchema = z.object({
  id: z.uuid(),
  userProfile: z.string(),
  created_at: z.iso.datetime(),
  cp_id: z.nullable(z.uuid()),
  type: z.string(),
  weight: z.number(),
  stars: z.tuple([z.int(), z.int(), z.int()]),
  tokens: z.number(),
  /** Beyond the spec's row: what became of it, and the citizen's own count. */
  status: z.enum(depositStatuses),
  number: z.int(),
});

export const consumerDeposit = defineEndpoint({
  method: "GET",
  path: "/api/consumerDeposit",
  summary: "The citizen's deposits, newest first, by page",
  access: ["citizen"],
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000_000)), 1),
  }),
  status: 200,
  response: z.object({
    csDeposits: z.object({ data: z.array(depositHistoryRowSchema), last_page: z.int() }),
  }),
});

export const historyPageSize = 10;
