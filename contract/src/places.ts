import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

const day = 86_400;

/** In every language of the country: names are chosen on the screen, and cached for all. */
export const wilayaSchema = z.object({ code: z.int(), fr: z.string(), ar: z.string() });
export const communeSchema = z.object({ code: z.int(), fr: z.string(), ar: z.string() });
export type Wilaya = z.infer<typeof wilayaSchema>;
export type Commune = z.infer<typeof communeSchema>;

export const listWilayas = defineEndpoint({
  method: "GET",
  path: "/api/v1/wilayas",
  summary: "The wilayas of today",
  access: "public",
  cacheSeconds: day,
  status: 200,
  response: z.object({ wilayas: z.array(wilayaSchema) }),
});

export const listCommunes = defineEndpoint({
  method: "GET",
  path: "/api/v1/wilayas/:code/communes",
  summary: "The communes of a wilaya, as of today",
  access: "public",
  cacheSeconds: day,
  params: z.object({ code: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)) }),
  status: 200,
  response: z.object({ communes: z.array(communeSchema) }),
});

export const showCommune = defineEndpoint({
  method: "GET",
  path: "/api/v1/communes/:code",
  summary: "A commune with its wilaya of today and where it lies",
  access: "public",
  cacheSeconds: day,
  params: z.object({
    code: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  }),
  status: 200,
  response: z.extend(communeSchema, {
    wilayaCode: z.int(),
    lat: z.number(),
    lng: z.number(),
  }),
  errors: ["not_found"],
});
