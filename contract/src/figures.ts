import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";

/**
 * The newest deposit as everybody may see it: nothing of the citizen or the shop, the time to the
 * minute, and no smaller place than one where several people brought something this month.
 */
export const newestDepositSchema = z.object({
  material: materialSchema,
  grams: z.int(),
  stars: z.int(),
  /** A commune, or its wilaya; English writes it as French does. */
  place: z.object({ fr: z.string(), ar: z.string() }),
  at: z.iso.datetime(),
});
export type NewestDeposit = z.infer<typeof newestDepositSchema>;

/** Of the running month by the calendar of Algiers. Before its first deposit there is no newest. */
export const figuresSchema = z.object({
  grams: z.int(),
  /** People who brought something, rounded down to tens. */
  citizens: z.int(),
  /** Open points of today. */
  points: z.int(),
  newest: z.nullable(newestDepositSchema),
});
export type Figures = z.infer<typeof figuresSchema>;

export const showFigures = defineEndpoint({
  method: "GET",
  path: "/api/v1/figures",
  summary: "What came back this month",
  access: "public",
  cacheSeconds: 30,
  status: 200,
  response: figuresSchema,
});
