import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { materialSchema } from "./materials.ts";

/** Open pays every deposit, slow only those up to the ceiling, spent none; what is not paid waits. */
export const budgetStages = ["open", "slow", "spent"] as const;
export type BudgetStage = (typeof budgetStages)[number];

const tokensSchema = z.int().check(z.minimum(0));

/** All tokens there are, by where they lie: the others add up to `funded`, to the unit. */
export const coverSchema = z.object({
  at: z.iso.datetime(),
  funded: tokensSchema,
  inBudgets: tokensSchema,
  withCitizens: tokensSchema,
  held: tokensSchema,
  reserved: tokensSchema,
  spent: tokensSchema,
  /** Earned and not covered yet: not among the others. */
  waiting: tokensSchema,
});
export type Cover = z.infer<typeof coverSchema>;

export const showCover = defineEndpoint({
  method: "GET",
  path: "/api/v1/cover",
  summary: "Tokens outstanding against what covers them, and how issuing slows when a budget ends",
  access: "public",
  cacheSeconds: 60,
  status: 200,
  response: z.object({
    cover: coverSchema,
    /** Of the budget that pays for what no campaign pays for. */
    rule: z.object({
      stage: z.enum(budgetStages),
      slowPercent: z.int(),
      slowCeiling: tokensSchema,
    }),
  }),
});

const wilayaSchema = z.int().check(z.minimum(1), z.maximum(99));

const budgetSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  isOwn: z.boolean(),
  /** Null: all of them. */
  materials: z.nullable(z.array(materialSchema)),
  wilayas: z.nullable(z.array(wilayaSchema)),
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  stage: z.enum(budgetStages),
  filled: tokensSchema,
  left: tokensSchema,
});

export const listBudgets = defineEndpoint({
  method: "GET",
  path: "/api/v1/budgets",
  summary: "Every budget and what is left of it",
  access: "admin",
  status: 200,
  response: z.object({ budgets: z.array(budgetSchema) }),
});

export const createBudget = defineEndpoint({
  method: "POST",
  path: "/api/v1/budgets",
  summary: "A campaign's budget, empty until it is filled",
  access: "admin",
  body: z
    .strictObject({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
      materials: z.nullable(z.array(materialSchema).check(z.minLength(1), z.maxLength(3))),
      wilayas: z.nullable(z.array(wilayaSchema).check(z.minLength(1), z.maxLength(69))),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    })
    .check(
      z.refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
        message: "A campaign ends after it begins",
        path: ["until"],
      }),
    ),
  status: 201,
  response: z.object({ id: z.uuid() }),
});

export const fillBudget = defineEndpoint({
  method: "POST",
  path: "/api/v1/budgets/:id/fillings",
  summary: "Put tokens into a budget, against what stands for them outside",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    amount: z.int().check(z.minimum(100), z.maximum(1_000_000_000_000)),
    /** An invoice or a decision. */
    reference: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
    /** What a brand paid for it, where one did. */
    centimes: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000_000_000))),
  }),
  status: 201,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found"],
});

/** Tokens that waited for cover have arrived. */
export const depositPaid = defineEvent({
  name: "deposit.paid",
  payload: z.object({
    depositId: z.uuid(),
    citizenId: z.uuid(),
    pointId: z.uuid(),
    tokens: z.int(),
    balance: z.int(),
  }),
});
