import { z } from "zod/mini";
import { consentSchema } from "./consent.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  communeCodeSchema,
  companyNameSchema,
  emailSchema,
  nameSchema,
  passwordSchema,
  phoneSchema,
} from "./fields.ts";
import { type Calendar, isOfficeDay, officeWeekdays } from "./office-calendar.ts";
import { packNames, rhythms } from "./office-packs.ts";
import { pinSchema } from "./pickups.ts";

export const orderStatuses = [
  "draft",
  "placed",
  "confirmed",
  "installed",
  "active",
  "paused",
  "ended",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Somebody calls within so many working days. */
export const callWithinDays = 2;

const plainText = (least: number, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u, "text"),
    );

export const mostPeople = 5000;
export const mostBinsOnFloor = 40;
export const mostFloors = 40;
export const mostSites = 10;

const countOf = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

export const officeFloorSchema = z.strictObject({
  name: plainText(1, 40),
  people: countOf(mostPeople),
  bins: countOf(mostBinsOnFloor),
});
export type OfficeFloor = z.infer<typeof officeFloorSchema>;

export const officeSiteInputSchema = z.strictObject({
  name: plainText(2, 80),
  address: plainText(5, 160),
  communeCode: communeCodeSchema,
  floors: z.array(officeFloorSchema).check(
    z.minLength(1),
    z.maxLength(mostFloors),
    z.refine((floors) => floors.some(({ bins }) => bins > 0), { message: "bins" }),
  ),
});

const invoiceSchema = z.strictObject({
  name: companyNameSchema,
  address: plainText(5, 160),
  /** Commercial register. */
  rc: z.string().check(z.trim(), z.regex(/^[\dA-Za-z/-]{6,20}$/, "rc")),
  nif: z.string().check(z.trim(), z.regex(/^\d{15,20}$/, "nif")),
});

const peopleSchema = z.int().check(z.minimum(1), z.maximum(mostPeople));

const rhythmFields = {
  rhythm: z.enum(rhythms),
  weekday: z.union(officeWeekdays.map((weekday) => z.literal(weekday))),
  half: z.enum(["morning", "afternoon"]),
  accessNote: z.string().check(z.trim(), z.maxLength(200)),
};

const contactFields = {
  contactName: nameSchema,
  contactPhone: phoneSchema,
  invoice: invoiceSchema,
};

export const officeOrderInputSchema = z.strictObject({
  company: companyNameSchema,
  pack: z.enum(packNames),
  people: peopleSchema,
  sites: z.array(officeSiteInputSchema).check(z.minLength(1), z.maxLength(mostSites)),
  ...rhythmFields,
  ...contactFields,
});
export type OfficeOrderInput = z.infer<typeof officeOrderInputSchema>;

export const officeSiteSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  commune: z.object({ code: z.int(), fr: z.string(), ar: z.string() }),
  floors: z.array(z.object(officeFloorSchema.shape)),
  /** Whether somebody has chosen the four digits that sign a hand-over. */
  hasPin: z.boolean(),
});
export type OfficeSite = z.infer<typeof officeSiteSchema>;

const daySchema = z.iso.date();
const pauseSchema = z.object({ from: daySchema, to: daySchema });

export const officeOrderSchema = z.object({
  id: z.uuid(),
  /** "OF-1001". */
  number: z.string(),
  status: z.enum(orderStatuses),
  company: z.string(),
  pack: z.enum(packNames),
  people: z.int(),
  dinarsPerMonth: z.int(),
  rhythm: z.enum(rhythms),
  weekday: z.int(),
  half: z.enum(["morning", "afternoon"]),
  accessNote: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  invoice: z.object(invoiceSchema.shape),
  sites: z.array(officeSiteSchema),
  createdAt: z.iso.datetime(),
  /** When the bins come, once somebody has called. */
  installsOn: z.nullable(daySchema),
  /** From when on vans come. */
  startsOn: z.nullable(daySchema),
  pause: z.nullable(pauseSchema),
  moves: z.array(z.object({ day: daySchema, to: z.nullable(daySchema) })),
  steps: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
});
export type OfficeOrder = z.infer<typeof officeOrderSchema>;

/** Null before somebody has said when vans begin to come. */
export const calendarOf = (
  order: Pick<OfficeOrder, "rhythm" | "weekday" | "startsOn" | "pause" | "moves">,
): Calendar | null => {
  const { rhythm, weekday, startsOn, pause, moves } = order;
  return startsOn === null ? null : { rhythm, weekday, startsOn, pause, moves };
};

const id = z.object({ id: z.uuid() });
const keyed = ["idempotency_key_missing", "idempotency_key_reused"] as const;
const written = [...keyed, "not_found", "csrf_mismatch"] as const;
const answer = z.object({ order: officeOrderSchema });

export const draftOfficeOrder = defineEndpoint({
  method: "POST",
  path: "/api/v1/office/drafts",
  summary: "An order and the account it belongs to: a link goes to the address, the order waits",
  access: "public",
  body: z.strictObject({
    order: officeOrderInputSchema,
    account: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      consent: consentSchema,
    }),
  }),
  status: 202,
  response: z.object({ sentTo: z.string() }),
  errors: ["weak_password", "too_many_requests"],
});

export const placeOfficeOrder = defineEndpoint({
  method: "POST",
  path: "/api/v1/office/orders",
  summary: "A signed-in office orders a pack",
  access: "organisation",
  idempotent: true,
  body: officeOrderInputSchema,
  status: 201,
  response: answer,
  errors: [...written, "order_open"],
});

export const showOfficeOrder = defineEndpoint({
  method: "GET",
  path: "/api/v1/office/orders/:id",
  summary: "One order of the office that asks",
  access: "organisation",
  params: id,
  status: 200,
  response: answer,
  errors: ["not_found"],
});

const changed = {
  access: "organisation",
  idempotent: true,
  params: id,
  status: 200,
  response: answer,
} as const;

export const sendOfficeDraft = defineEndpoint({
  ...changed,
  method: "POST",
  path: "/api/v1/office/orders/:id/place",
  summary: "The order that waited for the account is placed",
  errors: [...written, "order_settled"],
});

export const changeOfficeDetails = defineEndpoint({
  ...changed,
  method: "PUT",
  path: "/api/v1/office/orders/:id/details",
  summary: "Who is called, who gets the invoice, how many people work there",
  body: z.strictObject({
    people: peopleSchema,
    accessNote: rhythmFields.accessNote,
    ...contactFields,
  }),
  errors: [...written, "order_settled"],
});

/** Weekend days are none of an office's. */
const workdaySchema = daySchema.check(z.refine(isOfficeDay, { message: "weekend" }));

export const moveOfficeVisit = defineEndpoint({
  ...changed,
  method: "PUT",
  path: "/api/v1/office/orders/:id/moves",
  summary: "One date of the rhythm moves to another day, or is left out",
  body: z.strictObject({ day: daySchema, to: z.nullable(workdaySchema) }),
  errors: [...written, "order_settled", "van_coming"],
});

export const pauseOffice = defineEndpoint({
  ...changed,
  method: "PUT",
  path: "/api/v1/office/orders/:id/pause",
  summary: "No van comes between two days; null: the rhythm goes on",
  body: z.strictObject({ pause: z.nullable(z.strictObject(pauseSchema.shape)) }),
  errors: [...written, "order_settled"],
});

export const chooseOfficePin = defineEndpoint({
  method: "PUT",
  path: "/api/v1/office/sites/:id/pin",
  summary: "The four digits that somebody at the office types on the driver's phone",
  access: "organisation",
  idempotent: true,
  params: id,
  body: z.strictObject({ pin: pinSchema }),
  status: 200,
  response: z.object({}),
  errors: [...written, "order_settled"],
});

export const advanceOfficeOrder = defineEndpoint({
  method: "POST",
  path: "/api/v1/office/orders/:id/status",
  summary: "The back office takes an order further",
  access: "admin",
  idempotent: true,
  params: id,
  body: z.strictObject({
    status: z.enum(["confirmed", "installed", "active", "paused", "ended"]),
    /** When the bins come, or when the first van may: with `confirmed` and `active`. */
    day: z.nullable(daySchema),
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  status: 200,
  response: answer,
  errors: [...keyed, "not_found", "order_settled", "pin_missing"],
});
