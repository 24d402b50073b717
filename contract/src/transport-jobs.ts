import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";
import { evidenceNameSchema } from "./handovers.ts";
import {
  facilitySchema,
  lateSteps,
  pickupItemSchema,
  pickupSchema,
  windowSchema,
} from "./pickups.ts";

const id = z.object({ id: z.uuid() });
const written = ["idempotency_key_missing", "idempotency_key_reused", "not_found"] as const;

/** Why a driver, or a van, may not take new jobs. */
export const jobBlocks = ["not_approved", "licence", "register", "insurance"] as const;
export type JobBlock = (typeof jobBlocks)[number];

/** What a driver sees before accepting: the area, never the door. */
export const jobSchema = z.object({
  id: z.uuid(),
  commune: z.object({ code: z.int(), fr: z.string(), ar: z.string() }),
  items: z.array(pickupItemSchema),
  grams: z.int(),
  window: windowSchema,
  /** From the point to the facility, by road as far as we know. */
  meters: z.int(),
  /** Metres from where the driver is, when that was said, to the commune; whole kilometres. */
  away: z.nullable(z.int()),
  payCentimes: z.int(),
  facility: facilitySchema,
  /** How many of the point's last ten hand-overs were within the tolerance. */
  record: z.object({ handovers: z.int(), within: z.int() }),
});
export type Job = z.infer<typeof jobSchema>;

export const listJobs = defineEndpoint({
  method: "GET",
  path: "/api/v1/jobs",
  summary: "Pick-ups that fit the driver's areas and vans, by pay for the way",
  access: ["transporter"],
  personalQuery: ["latitude", "longitude"],
  query: z.object({
    latitude: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
    longitude: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
    material: z.optional(materialSchema),
    /** Lightest first worth the way: at least so many grams. */
    minGrams: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000_000))),
    day: z.optional(z.iso.date()),
  }),
  status: 200,
  response: z.object({
    jobs: z.array(jobSchema),
    /** A file that is not approved, or a paper that has run out: jobs can be read, not taken. */
    blockedBy: z.nullable(z.enum(jobBlocks)),
  }),
});

export const showJob = defineEndpoint({
  method: "GET",
  path: "/api/v1/jobs/:id",
  summary: "One job that can still be taken",
  access: ["transporter"],
  params: id,
  status: 200,
  response: z.object({
    job: jobSchema,
    /** The driver's vans, and what each still holds on that day. */
    vans: z.array(
      z.object({
        id: z.uuid(),
        plate: z.string(),
        payloadGrams: z.int(),
        freeGrams: z.int(),
        blockedBy: z.nullable(z.enum(jobBlocks)),
      }),
    ),
  }),
  errors: ["not_found", "job_taken"],
});

const moved = {
  method: "POST",
  access: ["transporter"],
  idempotent: true,
  params: id,
  status: 200,
  response: z.object({ pickup: pickupSchema }),
} as const;

export const acceptJob = defineEndpoint({
  ...moved,
  path: "/api/v1/pickups/:id/accept",
  summary: "The driver takes a job, with a van that holds it",
  body: z.strictObject({ vehicleId: z.uuid() }),
  errors: [...written, "job_taken", "van_too_small", "paper_expired"],
});

export const proposeWindow = defineEndpoint({
  ...moved,
  path: "/api/v1/pickups/:id/propose",
  summary: "The driver proposes another time, once",
  body: z.strictObject({ window: z.strictObject(windowSchema.shape) }),
  errors: [...written, "pickup_settled", "proposed_already"],
});

export const startWay = defineEndpoint({
  ...moved,
  path: "/api/v1/pickups/:id/on-the-way",
  summary: "The driver sets out to this point",
  errors: [...written, "pickup_settled"],
});

export const tellLate = defineEndpoint({
  ...moved,
  path: "/api/v1/pickups/:id/late",
  summary: "The driver will be late; the point is told",
  body: z.strictObject({ minutes: z.union(lateSteps.map((step) => z.literal(step))) }),
  errors: [...written, "pickup_settled"],
});

export const arrive = defineEndpoint({
  ...moved,
  path: "/api/v1/pickups/:id/arrive",
  summary: "The driver is at the door: weighing begins on both phones",
  body: z.strictObject({
    /** How far the phone thinks it is from the point, when it may say so. */
    meters: z.nullable(z.int().check(z.minimum(0), z.maximum(20_000_000))),
  }),
  errors: [...written, "pickup_settled"],
});

export const doorReasons = ["closed", "unsorted", "nobody", "other"] as const;

export const turnBack = defineEndpoint({
  ...moved,
  path: "/api/v1/pickups/:id/turned-back",
  summary: "Nothing could be taken at the door: why, with a photo, and when again",
  body: z.strictObject({
    reason: z.enum(doorReasons),
    note: z.string().check(z.trim(), z.maxLength(200)),
    photo: z.nullable(evidenceNameSchema),
    window: z.strictObject(windowSchema.shape),
  }),
  errors: [...written, "pickup_settled"],
});

const stopSchema = z.object({
  pickup: pickupSchema,
  point: z.object({
    id: z.uuid(),
    name: localizedTextSchema,
    address: localizedTextSchema,
    latitude: z.number(),
    longitude: z.number(),
    phone: z.nullable(z.string()),
    hasPin: z.boolean(),
  }),
  /** When the van should be there, how far it is from the stop before, and what it then carries. */
  arriveAt: z.nullable(z.iso.datetime()),
  meters: z.int(),
  loadGrams: z.int(),
  /** What the order breaks, if anything. */
  problem: z.nullable(z.enum(["window", "weight"])),
});
export type Stop = z.infer<typeof stopSchema>;

export const showRoute = defineEndpoint({
  method: "GET",
  path: "/api/v1/route",
  summary:
    "The driver's stops of a day in order, with the facility between them when the van is full",
  access: ["transporter"],
  personalQuery: ["latitude", "longitude"],
  query: z.object({
    day: z.optional(z.iso.date()),
    latitude: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
    longitude: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
  }),
  status: 200,
  response: z.object({
    day: z.iso.date(),
    van: z.nullable(z.object({ id: z.uuid(), plate: z.string(), payloadGrams: z.int() })),
    /** What is on board now, by material, and the lots it came as. */
    onBoard: z.array(z.object({ material: materialSchema, grams: z.int() })),
    lots: z.array(z.object({ number: z.string(), grams: z.int(), pointName: localizedTextSchema })),
    /** Stops and unloadings, in order. */
    stops: z.array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("pickup"), stop: stopSchema }),
        z.object({
          kind: z.literal("facility"),
          facility: facilitySchema,
          arriveAt: z.nullable(z.iso.datetime()),
          meters: z.int(),
          grams: z.int(),
        }),
      ]),
    ),
    /** Done today, in the order it was done. */
    done: z.array(pickupSchema),
    meters: z.int(),
    isByHand: z.boolean(),
    earnedCentimes: z.int(),
  }),
});

export const orderRoute = defineEndpoint({
  method: "PUT",
  path: "/api/v1/route",
  summary: "The driver's own order of the stops of a day; empty: as the planner thinks best",
  access: ["transporter"],
  idempotent: true,
  body: z.strictObject({ day: z.iso.date(), ids: z.array(z.uuid()).check(z.maxLength(60)) }),
  status: 200,
  response: z.object({}),
  errors: [...written],
});

export const showEarnings = defineEndpoint({
  method: "GET",
  path: "/api/v1/earnings",
  summary: "What a driver earned in a month, lot by lot",
  access: ["transporter"],
  query: z.object({ month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))) }),
  status: 200,
  response: z.object({
    month: z.string(),
    centimes: z.int(),
    thisWeekCentimes: z.int(),
    payments: z.array(
      z.object({
        lot: z.string(),
        at: z.iso.datetime(),
        grams: z.int(),
        meters: z.int(),
        centimes: z.int(),
        pointName: localizedTextSchema,
      }),
    ),
  }),
});

export const earningsSheet = defineEndpoint({
  method: "GET",
  path: "/api/v1/earnings/sheet",
  summary: "The same as a document",
  access: ["transporter"],
  files: ["pdf", "csv"],
  query: z.object({ month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))) }),
  status: 200,
  response: z.unknown(),
});
