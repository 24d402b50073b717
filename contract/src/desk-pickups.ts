import { z } from "zod/mini";
import { deskId, deskNote, deskPointSchema, nextPage, pageStart, wilayaFilter } from "./desk.ts";
import { defineEndpoint } from "./endpoint.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { pickupItemSchema, pickupOrigins, pickupStatuses, windowSchema } from "./pickups.ts";

/** Those that somebody may still be sent to. */
export const assignableStatuses = ["requested", "offered", "no_taker"] as const;

export const deskPickupSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  point: deskPointSchema,
  origin: z.enum(pickupOrigins),
  status: z.enum(pickupStatuses),
  grams: z.int(),
  window: windowSchema,
  driver: z.nullable(z.object({ name: z.string(), plate: z.string() })),
  /** The lot it became. */
  lot: z.nullable(z.string()),
});
export type DeskPickup = z.infer<typeof deskPickupSchema>;

const filters = { status: z.optional(z.enum(pickupStatuses)), wilaya: wilayaFilter };

export const listDeskPickups = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/pickups",
  summary: "All pick-ups, the newest first",
  access: "admin",
  query: z.object({ ...filters, after: pageStart }),
  status: 200,
  response: z.object({ pickups: z.array(deskPickupSchema), next: nextPage }),
});

export const deskPickupsSheet = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/pickups/sheet",
  summary: "The same as a table for a spreadsheet; the newest ten thousand",
  access: "admin",
  files: ["csv"],
  query: z.object(filters),
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});

export const showDeskPickup = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/pickups/:id",
  summary: "One pick-up with every step it took",
  access: "admin",
  params: deskId,
  status: 200,
  response: z.object({
    pickup: deskPickupSchema,
    items: z.array(pickupItemSchema),
    accessNote: z.string(),
    facility: localizedTextSchema,
    meters: z.int(),
    payCentimes: z.int(),
    /** The oldest first. */
    steps: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.string(),
        /** First name and initial; null: time itself. */
        by: z.nullable(z.string()),
      }),
    ),
    /** Half-days to which somebody may be sent; none when it is not free. */
    windows: z.array(windowSchema),
  }),
  errors: ["not_found"],
});

export const listFittingDrivers = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/pickups/:id/drivers",
  summary: "Whose area, papers and van fit a pick-up, with what each van still holds on that day",
  access: "admin",
  params: deskId,
  query: z.object({ from: z.iso.datetime() }),
  status: 200,
  response: z.object({
    drivers: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        phone: z.nullable(z.string()),
        vans: z.array(
          z.object({ id: z.uuid(), plate: z.string(), freeGrams: z.int(), fits: z.boolean() }),
        ),
      }),
    ),
  }),
  errors: ["not_found"],
});

export const assignPickup = defineEndpoint({
  method: "POST",
  path: "/api/v1/back-office/pickups/:id/assignment",
  summary: "Give a pick-up that nobody took to a driver who agreed; driver and point are told",
  access: "admin",
  idempotent: true,
  params: deskId,
  body: z.strictObject({
    driverId: z.uuid(),
    vehicleId: z.uuid(),
    window: z.strictObject(windowSchema.shape),
    note: deskNote,
  }),
  status: 200,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "job_taken",
    "van_coming",
    "van_too_small",
    "paper_expired",
  ],
});
