import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";
import { pointStockSchema } from "./points.ts";
import { starsSchema } from "./quality.ts";

const pointStatuses = ["draft", "pending", "active", "suspended", "closed"] as const;

/** A deposit as the point sees it. */
const weighedDepositSchema = z.object({
  id: z.uuid(),
  /** When it was weighed; it may have arrived later. */
  at: z.iso.datetime(),
  /** For their tile. */
  citizenId: z.uuid(),
  /** First name and initial; empty when the account is gone. */
  citizenName: z.string(),
  material: materialSchema,
  grams: z.int(),
  stars: starsSchema,
  tokens: z.int(),
  status: z.enum(["confirmed", "corrected", "voided", "disputed"]),
  /** Who weighed, where that is not who asks. */
  weighedBy: z.nullable(z.string()),
});
export type WeighedDeposit = z.infer<typeof weighedDepositSchema>;

const dayOfMaterialSchema = z.object({
  material: materialSchema,
  deposits: z.int(),
  grams: z.int(),
  tokens: z.int(),
});

const daySchema = z.object({ date: z.iso.date(), materials: z.array(dayOfMaterialSchema) });
export type PointDay = z.infer<typeof daySchema>;

/** As much of a pick-up as the day shows. */
const nextVanSchema = z.object({
  id: z.uuid(),
  state: z.enum(["looking", "accepted", "on_the_way", "weighing"]),
  window: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }),
  /** First name and initial, once somebody comes. */
  driver: z.nullable(z.string()),
  /** What the driver waits for. */
  waitsFor: z.nullable(z.enum(["answer", "signature"])),
});
export type NextVan = z.infer<typeof nextVanSchema>;

export const pointToday = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/today",
  summary: "The day of a point: what was weighed, what lies there, what waits",
  access: "point-staff",
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.object({
    /** Today, by the clocks of Algeria. */
    date: z.iso.date(),
    status: z.enum(pointStatuses),
    /** Null while no opening hours are known. */
    isOpenToday: z.nullable(z.boolean()),
    /** The running week from Saturday to Friday; a material without deposits is left out. */
    week: z.array(daySchema),
    stock: z.array(pointStockSchema),
    thresholdGrams: z.int(),
    declarations: z.object({ count: z.int(), oldestAt: z.nullable(z.iso.datetime()) }),
    /** Today's newest. */
    deposits: z.array(weighedDepositSchema),
    van: z.nullable(nextVanSchema),
  }),
  errors: ["not_found"],
});
export type PointToday = z.infer<(typeof pointToday)["response"]>;

export const newestShown = 5;
export const pointDepositsPageSize = 20;

export const pointDeposits = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/deposits",
  summary: "What a point weighed on a day, newest first, by page",
  access: "point-staff",
  params: z.object({ id: z.uuid() }),
  query: z
    .object({
      /** Today, unless told. */
      date: z.optional(z.iso.date()),
      /** Moment and id of the last one already shown. */
      before: z.optional(z.iso.datetime()),
      beforeId: z.optional(z.uuid()),
    })
    .check(
      z.refine(({ before, beforeId }) => (before === undefined) === (beforeId === undefined), {
        message: "A place in the list has a moment and an id",
        path: ["beforeId"],
      }),
    ),
  status: 200,
  response: z.object({ deposits: z.array(weighedDepositSchema), hasMore: z.boolean() }),
  errors: ["not_found"],
});
