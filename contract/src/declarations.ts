import { z } from "zod/mini";
import { weightSchema } from "./deposits.ts";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";
import { starsSchema } from "./quality.ts";

/** What is written on the bag. */
export const bagLabel = (bagNumber: number): string => `B-${bagNumber}`;

const declarationSchema = z.object({
  /** Of the deposit it will become. */
  id: z.uuid(),
  bagNumber: z.int(),
  material: materialSchema,
  grams: z.int(),
  declaredAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const declareDeposit = defineEndpoint({
  method: "POST",
  path: "/api/v1/declarations",
  summary: "Say that a bag was left at a point; tokens come when the point has weighed it",
  access: ["citizen"],
  idempotent: true,
  body: z.strictObject({
    pointId: z.uuid(),
    material: materialSchema,
    /** How heavy it may be is a number with a date: `declaration_grams`. */
    grams: weightSchema,
  }),
  status: 201,
  response: z.object({
    id: z.uuid(),
    number: z.int(),
    bagNumber: z.int(),
    expiresAt: z.iso.datetime(),
  }),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "point_suspended",
    "bags_not_taken",
    "material_not_accepted",
    "self_deposit",
    "too_many_declarations",
  ],
});

export const myDeclarations = defineEndpoint({
  method: "GET",
  path: "/api/v1/declarations",
  summary: "The citizen's bags that wait to be weighed",
  access: ["citizen"],
  status: 200,
  response: z.object({
    declarations: z.array(z.extend(declarationSchema, { pointName: localizedTextSchema })),
  }),
});

export const pointDeclarations = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/declarations",
  summary: "The bags that wait at a point, oldest first",
  access: "point-staff",
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.object({
    declarations: z.array(z.extend(declarationSchema, { citizenName: z.string() })),
  }),
  errors: ["not_found"],
});

const settlingErrors = [
  "idempotency_key_missing",
  "idempotency_key_reused",
  "not_found",
  "deposit_settled",
  "point_suspended",
] as const;

export const confirmDeclaration = defineEndpoint({
  method: "POST",
  path: "/api/v1/declarations/:id/confirm",
  summary: "The point found the bag and weighed it",
  access: "point-staff",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ grams: weightSchema, stars: starsSchema }),
  status: 200,
  response: z.object({ status: z.enum(["confirmed", "corrected"]), tokens: z.int() }),
  errors: [...settlingErrors, "training_needed", "rate_changed"],
});

export const refusalReasons = ["not_found", "not_recyclable", "mixed"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const refuseDeclaration = defineEndpoint({
  method: "POST",
  path: "/api/v1/declarations/:id/refuse",
  summary: "The point did not find the bag, or cannot take what is in it",
  access: "point-staff",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason: z.enum(refusalReasons) }),
  status: 200,
  response: z.object({}),
  errors: settlingErrors,
});

const aboutDeclaration = { depositId: z.uuid(), citizenId: z.uuid(), pointId: z.uuid() };

export const depositDeclared = defineEvent({
  name: "deposit.declared",
  payload: z.object({ ...aboutDeclaration, material: materialSchema, grams: z.int() }),
});

/** Without tokens: refused by the point, or not weighed in time. */
export const depositClosed = defineEvent({
  name: "deposit.closed",
  payload: z.object({
    ...aboutDeclaration,
    status: z.enum(["refused", "expired"]),
    reason: z.nullable(z.enum(refusalReasons)),
  }),
});
