import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { mostEvidenceBytes } from "./handovers.ts";
import { materialSchema } from "./materials.ts";
import { isOfficeDay } from "./office-calendar.ts";
import { officeOrderSchema } from "./office-orders.ts";
import { pickupStatuses, windowSchema } from "./pickups.ts";

/** What an office sees of its own kilograms, and what it asks for. */

const monthSchema = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
const weightsSchema = z.array(z.object({ material: materialSchema, grams: z.int() }));

/** A van that came or comes to one site. */
export const officeVisitSchema = z.object({
  pickupId: z.uuid(),
  siteId: z.uuid(),
  site: z.string(),
  status: z.enum(pickupStatuses),
  window: windowSchema,
  /** First name and initial, and the plate, once somebody comes. */
  driver: z.nullable(z.object({ name: z.string(), plate: z.string() })),
  lot: z.nullable(z.object({ number: z.string(), weights: weightsSchema })),
});
export type OfficeVisit = z.infer<typeof officeVisitSchema>;

const officeMonthSchema = z.object({
  month: monthSchema,
  /** What both sides signed. */
  grams: z.int(),
  weights: weightsSchema,
});
export type OfficeMonth = z.infer<typeof officeMonthSchema>;

export const showOffice = defineEndpoint({
  method: "GET",
  path: "/api/v1/office",
  summary: "The office's order, its next van, and the kilograms of this month and the last",
  access: "organisation",
  status: 200,
  response: z.object({
    today: z.iso.date(),
    /** The one that is open, else the last. */
    order: z.nullable(officeOrderSchema),
    coming: z.array(officeVisitSchema),
    /** Of this month, the first one first. */
    past: z.array(officeVisitSchema),
    thisMonth: officeMonthSchema,
    lastMonth: officeMonthSchema,
    /** Months with kilograms, the newest first. */
    months: z.array(z.object({ month: monthSchema, grams: z.int() })),
  }),
});

const id = z.object({ id: z.uuid() });
const written = [
  "idempotency_key_missing",
  "idempotency_key_reused",
  "csrf_mismatch",
  "not_found",
  "order_settled",
] as const;

export const askOfficeVan = defineEndpoint({
  method: "POST",
  path: "/api/v1/office/sites/:id/vans",
  summary: "A pick-up beside the rhythm",
  access: "organisation",
  idempotent: true,
  params: id,
  body: z.strictObject({
    day: z.iso.date().check(z.refine(isOfficeDay, { message: "weekend" })),
    half: z.enum(["morning", "afternoon"]),
  }),
  status: 201,
  response: z.object({ visit: officeVisitSchema }),
  errors: [...written, "van_coming"],
});

export const officeProblems = ["missed", "broken", "full"] as const;
export type OfficeProblem = (typeof officeProblems)[number];

export const reportOfficeProblem = defineEndpoint({
  method: "POST",
  path: "/api/v1/office/sites/:id/problems",
  summary: "Something is wrong at a site; answered within one working day",
  access: "organisation",
  idempotent: true,
  params: id,
  bodyBytes: mostEvidenceBytes + 4096,
  body: z.strictObject({
    kind: z.enum(officeProblems),
    note: z.string().check(z.trim(), z.maxLength(500)),
    /** A JPEG, base64. */
    photo: z.nullable(z.base64().check(z.maxLength(mostEvidenceBytes))),
  }),
  status: 201,
  response: z.object({ id: z.uuid() }),
  errors: [...written, "not_a_picture", "too_many_requests"],
});

export const showOfficeReport = defineEndpoint({
  method: "GET",
  path: "/api/v1/office/reports/:month",
  summary: "What left an office in a month: by material, and lot by lot",
  access: "organisation",
  params: z.object({ month: monthSchema }),
  status: 200,
  response: z.object({
    ...officeMonthSchema.shape,
    people: z.int(),
    /** What a facility weighed of it so far. */
    receivedGrams: z.int(),
    lots: z.array(
      z.object({
        number: z.string(),
        at: z.iso.datetime(),
        site: z.string(),
        weights: weightsSchema,
        receivedGrams: z.int(),
        receivedAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
});
export type OfficeReport = z.infer<(typeof showOfficeReport)["response"]>;

export const officeCertificate = defineEndpoint({
  method: "GET",
  path: "/api/v1/office/reports/:month/certificate",
  summary: "The same as a document, with a code under which anybody checks each lot",
  access: "organisation",
  files: ["pdf"],
  params: z.object({ month: monthSchema }),
  status: 200,
  response: z.unknown(),
  errors: ["not_found", "too_many_requests"],
});
