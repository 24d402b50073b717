import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";

export const pickupStatuses = [
  "requested",
  "offered",
  "accepted",
  "on_the_way",
  "weighing",
  "handed_over",
  "delivered",
  "cancelled",
  "no_taker",
  "disputed",
] as const;
export type PickupStatus = (typeof pickupStatuses)[number];

/** A van has not been at the door yet. */
export const openStatuses = ["requested", "offered", "accepted", "on_the_way", "weighing"] as const;

/** By the owner's thumb, because the store is full, or by the calendar of an office. */
export const pickupOrigins = ["by_hand", "full", "office"] as const;
export type PickupOrigin = (typeof pickupOrigins)[number];

export const lateSteps = [15, 30, 60] as const;
/** A driver may give a pick-up back without a word until so long before its window. */
export const freeCancelHours = 12;
/** Without a taker for so long, the back office looks for one. */
export const noTakerHours = 48;
export const longestAccessNote = 200;
export const mostBags = 999;
/** More than any van of the country takes. */
export const mostPickupGrams = 20_000_000;

const gramsSchema = z.int().check(z.minimum(1), z.maximum(mostPickupGrams));

export const pickupItemSchema = z.object({
  material: materialSchema,
  bags: z.int().check(z.minimum(0), z.maximum(mostBags)),
  grams: gramsSchema,
});
export type PickupItem = z.infer<typeof pickupItemSchema>;

const itemsSchema = z.array(z.strictObject(pickupItemSchema.shape)).check(
  z.minLength(1),
  z.maxLength(3),
  z.refine((items) => new Set(items.map(({ material }) => material)).size === items.length, {
    message: "A material once",
  }),
);

export const windowSchema = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });
export type Window = z.infer<typeof windowSchema>;

export const facilitySchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  latitude: z.number(),
  longitude: z.number(),
});
export type Facility = z.infer<typeof facilitySchema>;

export const pickupSchema = z.object({
  id: z.uuid(),
  status: z.enum(pickupStatuses),
  origin: z.enum(pickupOrigins),
  window: windowSchema,
  items: z.array(pickupItemSchema),
  accessNote: z.string(),
  createdAt: z.iso.datetime(),
  /** Who comes, once somebody does: first name and initial. */
  driver: z.nullable(
    z.object({ name: z.string(), phone: z.nullable(z.string()), plate: z.string() }),
  ),
  /** Another time, asked for by the driver; the point says yes or no. */
  proposed: z.nullable(windowSchema),
  lateMinutes: z.nullable(z.int()),
  facility: facilitySchema,
  /** Who has signed what was weighed, while the other has not. */
  signed: z.array(z.enum(["driver", "point"])),
  /** Once both have. */
  lot: z.nullable(
    z.object({
      number: z.string(),
      grams: z.int(),
      declaredGrams: z.int(),
      handedOverAt: z.iso.datetime(),
    }),
  ),
});
export type Pickup = z.infer<typeof pickupSchema>;

/** What stood on the scale, as one of the two signed it. */
const signatureSchema = z.object({
  side: z.enum(["driver", "point"]),
  at: z.iso.datetime(),
  items: z.array(
    z.object({
      material: materialSchema,
      bags: z.int(),
      declaredGrams: z.int(),
      refusedGrams: z.int(),
      weighedGrams: z.int(),
      reason: z.nullable(z.string()),
      photo: z.nullable(z.string()),
    }),
  ),
});
export type Signature = z.infer<typeof signatureSchema>;

const id = z.object({ id: z.uuid() });
const written = ["idempotency_key_missing", "idempotency_key_reused", "not_found"] as const;

export const askForVan = defineEndpoint({
  method: "POST",
  path: "/api/v1/points/:id/pickups",
  summary: "The point asks for a van: what lies there and when somebody is there",
  access: "point-staff",
  idempotent: true,
  params: id,
  body: z.strictObject({
    items: itemsSchema,
    window: z.strictObject(windowSchema.shape),
    accessNote: z.string().check(z.trim(), z.maxLength(longestAccessNote)),
  }),
  status: 201,
  response: z.object({ pickup: pickupSchema }),
  errors: [...written, "point_suspended", "van_coming", "too_little", "stock_gone"],
});

export const listPickups = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/pickups",
  summary: "The van that comes, and those that came, the newest first",
  access: "point-staff",
  params: id,
  query: z.object({ before: z.optional(z.uuid()) }),
  status: 200,
  response: z.object({
    coming: z.nullable(pickupSchema),
    past: z.array(pickupSchema),
    /** Whether there are older ones. */
    hasMore: z.boolean(),
    /** Half-days of the next five working days that can be asked for. */
    windows: z.array(windowSchema),
    /** Whether the owner has chosen the four digits for a driver's phone. */
    hasPin: z.boolean(),
  }),
  errors: ["not_found"],
});

export const showPickup = defineEndpoint({
  method: "GET",
  path: "/api/v1/pickups/:id",
  summary: "One pick-up, for the point and for its driver",
  access: "signed-in",
  params: id,
  status: 200,
  response: z.object({
    pickup: pickupSchema,
    /** Which of the two asks. */
    side: z.enum(["driver", "point"]),
    /** Whoever signs second sees what the first one signed. */
    signatures: z.array(signatureSchema),
    point: z.object({
      id: z.uuid(),
      name: localizedTextSchema,
      address: localizedTextSchema,
      latitude: z.number(),
      longitude: z.number(),
      phone: z.nullable(z.string()),
      hasPin: z.boolean(),
    }),
  }),
  errors: ["not_found"],
});

export const cancelPickup = defineEndpoint({
  method: "POST",
  path: "/api/v1/pickups/:id/cancel",
  summary: "The point no longer needs the van, or the driver cannot come",
  access: "signed-in",
  idempotent: true,
  params: id,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.maxLength(200)) }),
  status: 200,
  response: z.object({ pickup: z.nullable(pickupSchema) }),
  errors: [...written, "pickup_settled", "reason_needed"],
});

export const answerProposal = defineEndpoint({
  method: "POST",
  path: "/api/v1/pickups/:id/proposal-answer",
  summary: "The point takes the other time the driver proposed, or not",
  access: "point-staff",
  idempotent: true,
  params: id,
  body: z.strictObject({ isAccepted: z.boolean() }),
  status: 200,
  response: z.object({ pickup: pickupSchema }),
  errors: [...written, "pickup_settled"],
});

export const pinSchema = z.string().check(z.regex(/^\d{4}$/, "pin"));

export const choosePin = defineEndpoint({
  method: "PUT",
  path: "/api/v1/points/:id/pin",
  summary: "The owner chooses the four digits they type on a driver's phone",
  access: "point-staff",
  idempotent: true,
  params: id,
  body: z.strictObject({ pin: pinSchema }),
  status: 200,
  response: z.object({}),
  errors: [...written],
});

const who = { pickupId: z.uuid(), pointId: z.uuid() };

/** Asked for; the subject ends in who asked. */
export const pickupRequested = defineEvent({
  name: "pickup.requested",
  payload: z.object({ ...who, actorId: z.uuid(), origin: z.enum(pickupOrigins) }),
});

/** Any other step until the door: the subject ends in the driver, or in who asked while there is none. */
export const pickupMoved = defineEvent({
  name: "pickup.moved",
  payload: z.object({
    ...who,
    transporterId: z.nullable(z.uuid()),
    status: z.enum(pickupStatuses),
    kind: z.string(),
    actorId: z.nullable(z.uuid()),
  }),
});

/** For each person of either side who may have a page open on it. */
export const pickupChanged = defineEvent({
  name: "pickup.changed",
  payload: z.object({ pickupId: z.uuid(), userId: z.uuid() }),
});
