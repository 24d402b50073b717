import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { linkTokenSchema } from "./fields.ts";
import { materialSchema } from "./materials.ts";
import { facilitySchema, mostPickupGrams } from "./pickups.ts";

export const grades = ["A", "B", "C"] as const;
export type Grade = (typeof grades)[number];

const onBoardSchema = z.object({
  material: materialSchema,
  grams: z.int(),
  bags: z.int(),
});

export const startDelivery = defineEndpoint({
  method: "POST",
  path: "/api/v1/deliveries",
  summary: "At the gate: a link, shown as a QR, under which the facility weighs in, once",
  access: ["transporter"],
  idempotent: true,
  body: z.strictObject({ facilityId: z.uuid() }),
  status: 201,
  response: z.object({
    id: z.uuid(),
    /** A repeat of the call answers the same one. */
    token: z.string(),
    expiresAt: z.iso.datetime(),
    onBoard: z.array(onBoardSchema),
    facility: facilitySchema,
  }),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "nothing_on_board"],
});

export const showDelivery = defineEndpoint({
  method: "GET",
  path: "/api/v1/deliveries/:id",
  summary: "Whether the facility has weighed in, and what it found",
  access: ["transporter"],
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.object({
    receivedAt: z.nullable(z.iso.datetime()),
    items: z.array(
      z.object({
        material: materialSchema,
        expectedGrams: z.int(),
        receivedGrams: z.int(),
        refusedGrams: z.int(),
        grade: z.enum(grades),
      }),
    ),
    earnedCentimes: z.int(),
  }),
  errors: ["not_found"],
});

const gramsSchema = z.int().check(z.minimum(0), z.maximum(mostPickupGrams));

export const showWeighIn = defineEndpoint({
  method: "GET",
  path: "/api/v1/facility/receive/:token",
  summary: "What a van brings, for whoever stands at the facility's scale",
  access: "public",
  params: z.object({ token: linkTokenSchema }),
  status: 200,
  response: z.object({
    facility: facilitySchema,
    /** First name and initial, and the plate. */
    driver: z.object({ name: z.string(), plate: z.string() }),
    onBoard: z.array(onBoardSchema),
    lots: z.array(z.object({ number: z.string(), grams: z.int() })),
    expiresAt: z.iso.datetime(),
    /** Weighed in already: what was said. */
    receivedAt: z.nullable(z.iso.datetime()),
  }),
  errors: ["link_dead", "too_many_requests"],
});

export const mostTicketCharacters = 600_000;

export const weighIn = defineEndpoint({
  method: "POST",
  path: "/api/v1/facility/receive/:token",
  summary: "The facility weighs in: kilograms, what it refuses, and the grade, for each material",
  access: "public",
  idempotent: true,
  params: z.object({ token: linkTokenSchema }),
  bodyBytes: mostTicketCharacters + 8192,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    /** A photo of the weighbridge's ticket: a JPEG, base64. */
    ticket: z.nullable(z.base64().check(z.maxLength(mostTicketCharacters))),
    items: z
      .array(
        z.strictObject({
          material: materialSchema,
          receivedGrams: gramsSchema,
          refusedGrams: gramsSchema,
          grade: z.enum(grades),
        }),
      )
      .check(z.minLength(1), z.maxLength(3)),
  }),
  status: 201,
  response: z.object({
    /** Materials that are so far from what was signed that somebody will call. */
    differing: z.array(materialSchema),
  }),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "link_dead",
    "materials_differ",
    "not_a_picture",
    "too_many_requests",
  ],
});
