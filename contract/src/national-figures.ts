import { z } from "zod/mini";
import { dayRootSchema } from "./custody.ts";
import { defineEndpoint } from "./endpoint.ts";

/** Until the day that closed last, its month included. */
export const shownMonths = 12;

const gramsSchema = z.int().check(z.minimum(0));

/** Wilayas in which too few people brought something in a month are one row without a code. */
export const nationalWilayaSchema = z.object({
  code: z.nullable(z.int()),
  /** English writes it as French does. */
  name: z.nullable(z.object({ fr: z.string(), ar: z.string() })),
  grams: gramsSchema,
  /** Open points of today. */
  points: z.int(),
  /** In the order of the months. */
  months: z.array(gramsSchema),
});
export type NationalWilaya = z.infer<typeof nationalWilayaSchema>;

/** What two people signed, as of the night that closed last; names nobody. */
export const nationalFiguresSchema = z.object({
  /** Null before the first night: nothing is closed. */
  closedOn: z.nullable(z.iso.date()),
  grams: gramsSchema,
  /** Signed by one side alone when the day closed. */
  waitingGrams: gramsSchema,
  /** Taken out until a difference at the facility is explained. */
  heldGrams: gramsSchema,
  /** In how many wilayas something was verified. */
  wilayaCount: z.int(),
  /** Oldest first: "2026-08". */
  months: z.array(z.object({ month: z.string(), grams: gramsSchema })),
  /** The most first; those without a code last. */
  wilayas: z.array(nationalWilayaSchema),
  /** Of the day that closed. */
  root: z.nullable(dayRootSchema),
});
export type NationalFigures = z.infer<typeof nationalFiguresSchema>;

const minutes = 60;

export const showNationalFigures = defineEndpoint({
  method: "GET",
  path: "/api/v1/figures/national",
  summary: "What two people signed, month by month and by wilaya, as of the last night",
  access: "public",
  cacheSeconds: 5 * minutes,
  status: 200,
  response: nationalFiguresSchema,
});
