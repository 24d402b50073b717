import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { materialSchema } from "./materials.ts";
import { mostBags, mostPickupGrams, pickupSchema, pinSchema } from "./pickups.ts";

export const handoverSides = ["driver", "point"] as const;
export type HandoverSide = (typeof handoverSides)[number];

/** So far two scales may be apart before somebody has to say why: two in a hundred, or a kilogram. */
export const toleranceOf = (declaredGrams: number): number =>
  Math.max(1000, Math.floor(declaredGrams / 50));

/**
 * What a point weighed in should leave it again. Where within so many days so much of a material went through its books,
 * and more than so many of a hundred did not come out, or came out besides, a person looks at its scale.
 */
export const scaleDrift = { days: 30, leastGrams: 20_000, percent: 5 } as const;

const gramsSchema = z.int().check(z.minimum(0), z.maximum(mostPickupGrams));

/** The first 32 signs of the SHA-256 of the JPEG as it was sent: a phone knows it without a network. */
export const evidenceNameSchema = z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/));

export const handoverItemSchema = z
  .strictObject({
    material: materialSchema,
    bags: z.int().check(z.minimum(0), z.maximum(mostBags)),
    declaredGrams: gramsSchema,
    /** What the driver leaves there: wet, mixed, not what it should be. */
    refusedGrams: gramsSchema,
    /** What the van's scale says of what it takes. */
    weighedGrams: gramsSchema,
    reason: z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(200))),
    photo: z.nullable(evidenceNameSchema),
  })
  .check(
    z.refine(({ refusedGrams, declaredGrams }) => refusedGrams <= declaredGrams, {
      message: "More refused than there was",
      path: ["refusedGrams"],
    }),
  );
export type HandoverItem = z.infer<typeof handoverItemSchema>;

/** What is refused needs its reason as well. */
export const needsReason = (item: {
  declaredGrams: number;
  refusedGrams: number;
  weighedGrams: number;
}): boolean => {
  const expected = item.declaredGrams - item.refusedGrams;
  return (
    item.refusedGrams > 0 ||
    Math.abs(item.weighedGrams - expected) > toleranceOf(item.declaredGrams)
  );
};

const isExplained = (item: HandoverItem): boolean =>
  !needsReason(item) || (item.reason !== null && item.photo !== null);

export const signHandover = defineEndpoint({
  method: "POST",
  path: "/api/v1/pickups/:id/sign",
  summary: "I take, or I give, these weights; the lot is made when both have said the same",
  access: "signed-in",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      side: z.enum(handoverSides),
      items: z.array(handoverItemSchema).check(
        z.minLength(1),
        z.maxLength(3),
        z.refine((items) => new Set(items.map(({ material }) => material)).size === items.length, {
          message: "A material once",
        }),
      ),
      /** When it was pressed, by the phone's clock; the phone may have had no network. */
      occurredAt: z.iso.datetime(),
      /** The phone's clock when it sends: how far it is off. */
      sentAt: z.iso.datetime(),
      /** Typed by the point on the driver's phone. */
      pin: z.optional(pinSchema),
    })
    .check(
      // Of the driver, whose scale it is: a point without a network types weights alone.
      z.refine(({ side, items }) => side === "point" || items.every(isExplained), {
        message: "A difference like this needs a photo and a reason",
        path: ["items"],
      }),
    ),
  status: 200,
  response: z.object({ outcome: z.enum(["signed", "handed_over"]), pickup: pickupSchema }),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "pickup_settled",
    "material_not_accepted",
    "weights_differ",
    "wrong_pin",
    "too_old",
    "too_many_requests",
  ],
});

/** As large as a photo of a phone is after it was made small: 1280 wide. */
export const mostEvidenceBytes = 600_000;

export const addEvidence = defineEndpoint({
  method: "POST",
  path: "/api/v1/evidence",
  summary:
    "A photo that goes with a hand-over or a weigh-in; seen by who took part and the back office",
  access: "signed-in",
  bodyBytes: mostEvidenceBytes + 1024,
  body: z.strictObject({
    /** A JPEG, base64. */
    data: z.base64().check(z.maxLength(mostEvidenceBytes)),
  }),
  status: 201,
  response: z.object({ name: evidenceNameSchema }),
  errors: ["not_a_picture", "too_many_requests"],
});

export const showEvidence = defineEndpoint({
  method: "GET",
  path: "/api/v1/evidence/:name",
  summary: "A photo of a hand-over or a weigh-in, for the two sides and the back office",
  access: "signed-in",
  files: ["jpg"],
  params: z.object({ name: evidenceNameSchema }),
  status: 200,
  response: z.unknown(),
  errors: ["not_found"],
});

const lot = {
  pickupId: z.uuid(),
  pointId: z.uuid(),
  transporterId: z.uuid(),
  lotId: z.uuid(),
  lot: z.string(),
};

export const pickupSigned = defineEvent({
  name: "pickup.signed",
  payload: z.object({
    pickupId: z.uuid(),
    pointId: z.uuid(),
    transporterId: z.uuid(),
    side: z.enum(handoverSides),
  }),
});

export const pickupHandedOver = defineEvent({
  name: "pickup.handed_over",
  payload: z.object({ ...lot, grams: z.int() }),
});

export const pickupDisputed = defineEvent({
  name: "pickup.disputed",
  payload: z.object({ pickupId: z.uuid(), pointId: z.uuid(), transporterId: z.uuid() }),
});

export const pickupDelivered = defineEvent({
  name: "pickup.delivered",
  payload: z.object({ ...lot, facilityId: z.uuid() }),
});
