import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";

export const rateSchema = z.object({
  material: materialSchema,
  /** Hundredths of a token for one kilogram. */
  perKilogram: z.int(),
  starBonusPercent: z.int(),
  validFrom: z.iso.datetime(),
});

export const listRates = defineEndpoint({
  method: "GET",
  path: "/api/v1/rates",
  summary: "What a kilogram earns today",
  access: "public",
  status: 200,
  response: z.object({ rates: z.array(rateSchema) }),
});
