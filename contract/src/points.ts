import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { hoursSchema } from "./hours.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";

export const pointStockSchema = z.object({
  material: materialSchema,
  stockGrams: z.int(),
  collectedGrams: z.int(),
});

/** A draft is the owner's own; pending waits for the back office; active takes material. */
export const pointStatuses = ["draft", "pending", "active", "suspended", "closed"] as const;
export type PointStatus = (typeof pointStatuses)[number];

export const myPointSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  status: z.enum(pointStatuses),
  isFull: z.boolean(),
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

export const pointKinds = ["shop", "association", "school", "office", "other"] as const;
export type PointKind = (typeof pointKinds)[number];

/** Places have a name in the languages of the country; English readers get the French one. */
const placeSchema = z.object({ fr: z.string(), ar: z.string() });

const latitudeSchema = z.number().check(z.minimum(-90), z.maximum(90));
const longitudeSchema = z.number().check(z.minimum(-180), z.maximum(180));

/** What anybody may know of a point: the place, never the people. */
export const publicPointSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  kind: z.enum(pointKinds),
  commune: placeSchema,
  wilaya: placeSchema,
  address: z.object({ fr: z.string(), ar: z.optional(z.string()) }),
  lat: latitudeSchema,
  lng: longitudeSchema,
  materials: z.array(materialSchema),
  acceptsBagsLeft: z.boolean(),
  /** Empty for a point that never said when it is open. */
  hours: hoursSchema,
  phone: z.nullable(z.string()),
  isFull: z.boolean(),
});
export type PublicPoint = z.infer<typeof publicPointSchema>;

export const listedPointSchema = z.extend(publicPointSchema, {
  /** As the crow flies from the position in the query; null without one. */
  distanceMeters: z.nullable(z.int()),
});
export type ListedPoint = z.infer<typeof listedPointSchema>;

const whole = (from: number, to: number) =>
  z.coerce.number().check(z.int(), z.minimum(from), z.maximum(to));

const pointFilters = {
  /** Words of the point's, commune's or wilaya's name, in any language and without accents. */
  q: z.optional(z.string().check(z.maxLength(60))),
  material: z.optional(materialSchema),
  bagsLeft: z.optional(z.stringbool()),
  openNow: z.optional(z.stringbool()),
  wilaya: z.optional(whole(1, 99)),
};

export const pointsPageSize = 20;

/** A point that is full, or has moved, is news within seconds. */
const pointsCacheSeconds = 10;

export const listPoints = defineEndpoint({
  method: "GET",
  path: "/api/v1/points",
  summary:
    "The points that take material: nearest first when a position is given, and then without those that are full unless their name is asked for; else by name",
  access: "public",
  cacheSeconds: pointsCacheSeconds,
  personalQuery: ["lat", "lng"],
  query: z
    .object({
      ...pointFilters,
      lat: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
      lng: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
      page: z._default(whole(1, 1000), 1),
      limit: z._default(whole(1, 50), pointsPageSize),
    })
    .check(
      z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
        message: "A position has a latitude and a longitude",
        path: ["lng"],
      }),
    ),
  status: 200,
  response: z.object({ points: z.array(listedPointSchema), total: z.int() }),
});

/** Enough to draw a pin; the rest is asked for when it is chosen. */
const pinSchema = z.object({
  id: z.uuid(),
  kind: z.enum(pointKinds),
  lat: latitudeSchema,
  lng: longitudeSchema,
  wilaya: z.int(),
});
export type Pin = z.infer<typeof pinSchema>;

const wilayaLabelSchema = z.extend(placeSchema, {
  code: z.int(),
  lat: latitudeSchema,
  lng: longitudeSchema,
});
export type WilayaLabel = z.infer<typeof wilayaLabelSchema>;

export const showPointsMap = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/map",
  summary: "A pin for every point that takes material, and where the wilayas of today lie",
  access: "public",
  cacheSeconds: pointsCacheSeconds,
  query: z.object(pointFilters),
  status: 200,
  response: z.object({ pins: z.array(pinSchema), wilayas: z.array(wilayaLabelSchema) }),
});

export const showPoint = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id",
  summary: "The public page of a point",
  access: "public",
  cacheSeconds: pointsCacheSeconds,
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: publicPointSchema,
  errors: ["not_found"],
});

/** Drawn for its wall: the same picture to look at, to print and to keep. */
export const drawPoster = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/poster",
  summary: "The poster of a point in three languages, for its owner",
  access: "point-staff",
  files: ["pdf", "svg"],
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.string(),
  errors: ["not_found"],
});
