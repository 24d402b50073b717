import { z } from "zod/mini";
import { custodyKinds } from "./custody.ts";
import { deskId, deskPointSchema, nextPage, pageStart, wilayaFilter } from "./desk.ts";
import { defineEndpoint } from "./endpoint.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";

/**
 * `on_board`: no facility has weighed it; `overdue`: for too long. `over_tolerance`: the facility found
 * another weight and nobody has explained it yet.
 */
export const lotStates = ["on_board", "overdue", "received", "over_tolerance"] as const;
export type LotState = (typeof lotStates)[number];

export const deskLotSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  handedOverAt: z.iso.datetime(),
  point: deskPointSchema,
  facility: localizedTextSchema,
  driver: z.string(),
  state: z.enum(lotStates),
  /** By the point's count, by both signatures, and at the facility with what it refused. */
  declaredGrams: z.int(),
  signedGrams: z.int(),
  receivedGrams: z.nullable(z.int()),
});
export type DeskLot = z.infer<typeof deskLotSchema>;

const filters = { state: z.optional(z.enum(lotStates)), wilaya: wilayaFilter };

export const listDeskLots = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/lots",
  summary: "All lots, the newest first",
  access: "admin",
  query: z.object({ ...filters, after: pageStart }),
  status: 200,
  response: z.object({ lots: z.array(deskLotSchema), next: nextPage }),
});

export const deskLotsSheet = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/lots/sheet",
  summary: "The same as a table for a spreadsheet; the newest ten thousand",
  access: "admin",
  files: ["csv"],
  query: z.object(filters),
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});

export const showDeskLot = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/lots/:id",
  summary: "One lot, material by material, with what the chain has written about it",
  access: "admin",
  params: deskId,
  status: 200,
  response: z.object({
    lot: deskLotSchema,
    materials: z.array(
      z.object({
        material: materialSchema,
        bags: z.int(),
        declaredGrams: z.int(),
        signedGrams: z.int(),
        reason: z.nullable(z.string()),
        receivedGrams: z.nullable(z.int()),
        refusedGrams: z.nullable(z.int()),
        grade: z.nullable(z.string()),
        /** Nothing of it may be claimed until somebody has explained it. */
        isBlocked: z.boolean(),
      }),
    ),
    /** The oldest first. */
    events: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        kind: z.enum(custodyKinds),
        /** Whether its day is sealed under a published root. */
        isSealed: z.boolean(),
      }),
    ),
  }),
  errors: ["not_found"],
});
