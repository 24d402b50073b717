import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";

/** Raised when a column is taken away or means something else; never for a new one at the end. */
export const openDataVersion = 1;

const yearQuery = z.object({
  /** The year of the day that closed last, unless one is named. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(2020), z.maximum(2099))),
});

const hour = 60 * 60;

export const openFigureSchema = z.object({
  month: z.string(),
  /** Null: wilayas with fewer than five people behind this material in this month, together. */
  wilayaCode: z.nullable(z.int()),
  wilayaFr: z.nullable(z.string()),
  wilayaAr: z.nullable(z.string()),
  material: materialSchema,
  verifiedGrams: z.int(),
  lots: z.int(),
  /** The first day whose root holds all of the month, and that root in hexadecimal. */
  closedOn: z.iso.date(),
  rootSha256: z.string(),
});
export type OpenFigure = z.infer<typeof openFigureSchema>;

export const openDataSchema = z.object({
  version: z.literal(openDataVersion),
  licence: z.object({ name: z.string(), url: z.string() }),
  source: z.string(),
  year: z.nullable(z.int()),
  rows: z.array(openFigureSchema),
});
export type OpenData = z.infer<typeof openDataSchema>;

export const openFiguresJson = defineEndpoint({
  method: "GET",
  path: "/api/v1/open-data/figures.json",
  summary: "A year of verified grams by month, wilaya and material, as JSON",
  access: "public",
  cacheSeconds: hour,
  files: ["json"],
  query: yearQuery,
  status: 200,
  response: openDataSchema,
});

export const openFiguresCsv = defineEndpoint({
  method: "GET",
  path: "/api/v1/open-data/figures.csv",
  summary: "The same as a sheet",
  access: "public",
  cacheSeconds: hour,
  files: ["csv"],
  query: yearQuery,
  status: 200,
  response: z.string(),
});
