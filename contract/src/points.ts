import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";

export const pointStockSchema = z.object({
  material: materialSchema,
  stockGrams: z.int(),
  collectedGrams: z.int(),
});

export const myPointSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  membership: z.enum(["owner", "collaborator"]),
  capacityGrams: z.int(),
  /** One row for each material the point takes. */
  stock: z.array(pointStockSchema),
});
export type MyPoint = z.infer<typeof myPointSchema>;

export const listMyPoints = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/mine",
  summary: "The points the signed-in person works at",
  access: "point-staff",
  status: 200,
  response: z.object({ points: z.array(myPointSchema) }),
});
