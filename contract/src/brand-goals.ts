import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { goalSplits } from "./goal-months.ts";
import { materialSchema } from "./materials.ts";

/** What a brand wants to reach in a year. */

export const goalKinds = ["kilograms", "points", "schools"] as const;
export type GoalKind = (typeof goalKinds)[number];

/** In kilograms, or in points or schools. */
export const mostOf = {
  kilograms: 1_000_000_000,
  points: 10_000,
  schools: 30_000,
} as const satisfies Record<GoalKind, number>;

export const mostGoals = 30;
const months = 12;

const wilayasSchema = z.array(z.int().check(z.minimum(1), z.maximum(99))).check(
  z.maxLength(69),
  z.refine((list) => new Set(list).size === list.length, { error: "twice" }),
);

/** A month's part, January first: in the unit of the goal when the split is by hand. */
const weightsSchema = z
  .array(z.int().check(z.minimum(0), z.maximum(mostOf.kilograms)))
  .check(z.length(months));

const shared = {
  year: z.int().check(z.minimum(2020), z.maximum(2100)),
  /** None: the whole country. */
  wilayas: wilayasSchema,
  /** In the unit of the goal: kilograms, points or schools. */
  amount: z.int().check(z.minimum(1, "amount")),
  split: z.enum(goalSplits),
  /** Of the split by hand alone. */
  months: z.nullable(weightsSchema),
};

export const goalInputSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("kilograms"),
      /** Null: every material. */
      material: z.nullable(materialSchema),
      ...shared,
    }),
    z.strictObject({ kind: z.literal("points"), ...shared }),
    z.strictObject({ kind: z.literal("schools"), ...shared }),
  ])
  .check(
    z.refine(({ kind, amount }) => amount <= mostOf[kind], { error: "amount", path: ["amount"] }),
    z.refine(({ split, months: typed }) => (split === "hand") === (typed !== null), {
      error: "months",
      path: ["months"],
    }),
    z.refine(
      ({ months: typed, amount }) =>
        typed === null || typed.reduce((sum, month) => sum + month, 0) === amount,
      { error: "sum", path: ["months"] },
    ),
  );
export type GoalInput = z.infer<typeof goalInputSchema>;

export const goalSchema = z.object({
  id: z.uuid(),
  kind: z.enum(goalKinds),
  material: z.nullable(materialSchema),
  year: z.int(),
  wilayas: z.array(z.int()),
  amount: z.int(),
  split: z.enum(goalSplits),
  /** What is due in each month, January first; they add up to the amount. */
  months: z.array(z.int()),
});
export type Goal = z.infer<typeof goalSchema>;

export const listBrandGoals = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/goals",
  summary: "The goals that hold, newest year first",
  access: "brand-viewer",
  status: 200,
  response: z.object({
    mayEdit: z.boolean(),
    /** The year it is in the country. */
    thisYear: z.int(),
    goals: z.array(goalSchema),
  }),
});

export const addGoal = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/goals",
  summary: "A new goal",
  access: "brand-editor",
  idempotent: true,
  body: goalInputSchema,
  status: 201,
  response: z.object({ id: z.uuid() }),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "limit_reached"],
});

export const changeGoal = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/goals/:id",
  summary: "What the goal says from now on",
  access: "brand-editor",
  params: z.object({ id: z.uuid() }),
  body: goalInputSchema,
  status: 200,
  response: z.object({}),
  errors: ["not_found"],
});

export const endGoal = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/goals/:id",
  summary: "The goal holds no longer; what was reached stays in the reports",
  access: "brand-editor",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: ["not_found"],
});
