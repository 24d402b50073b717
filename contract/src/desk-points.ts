import { z } from "zod/mini";
import { deskId, deskNote, deskPointSchema, nextPage, pageStart, wilayaFilter } from "./desk.ts";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";
import { pointKinds, pointStatuses } from "./points.ts";

export const deskPointRowSchema = z.extend(deskPointSchema, {
  kind: z.enum(pointKinds),
  status: z.enum(pointStatuses),
  isFull: z.boolean(),
  lastDepositAt: z.nullable(z.iso.datetime()),
  stockGrams: z.int(),
  capacityGrams: z.int(),
  openTasks: z.int(),
});
export type DeskPoint = z.infer<typeof deskPointRowSchema>;

const filters = { status: z.optional(z.enum(pointStatuses)), wilaya: wilayaFilter };

export const listDeskPoints = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/points",
  summary: "All points by name, whatever their state",
  access: "admin",
  query: z.object({ ...filters, after: pageStart }),
  status: 200,
  response: z.object({ points: z.array(deskPointRowSchema), next: nextPage }),
});

export const deskPointsSheet = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/points/sheet",
  summary: "The same as a table for a spreadsheet; the first ten thousand",
  access: "admin",
  files: ["csv"],
  query: z.object(filters),
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});

export const showDeskPoint = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/points/:id",
  summary: "One point with its stock and its owner",
  access: "admin",
  params: deskId,
  status: 200,
  response: z.object({
    point: deskPointRowSchema,
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    phone: z.nullable(z.string()),
    /** First name and initial; null for a point of an office. */
    owner: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
    approvedAt: z.nullable(z.iso.datetime()),
    stock: z.array(
      z.object({ material: materialSchema, stockGrams: z.int(), collectedGrams: z.int() }),
    ),
  }),
  errors: ["not_found"],
});

export const pausePoint = defineEndpoint({
  method: "POST",
  path: "/api/v1/back-office/points/:id/state",
  summary: "Pause an open point, or open a paused one again; those who work there are told",
  access: "admin",
  idempotent: true,
  params: deskId,
  body: z.strictObject({ isPaused: z.boolean(), note: deskNote }),
  status: 200,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "already_decided"],
});
