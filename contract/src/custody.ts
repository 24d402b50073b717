import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";

export const custodyKinds = [
  "deposit_recorded",
  "deposit_voided",
  "deposit_corrected",
  "stock_corrected",
  "lot_handed_over",
  "lot_received",
  "lot_disputed",
] as const;
export type CustodyKind = (typeof custodyKinds)[number];

const grams = z.optional(z.int());

/** A material of a lot: what both sides signed when it was handed over, what the facility weighed. */
const lotMaterialSchema = z.object({
  material: materialSchema,
  grams,
  receivedGrams: grams,
  refusedGrams: grams,
  deposits: z.optional(z.int()),
  grade: z.optional(z.string()),
});

/** What an event's text says, read; its bytes alone are proved. Fields it does not know are left. */
export const custodyContentSchema = z.object({
  event: z.uuid(),
  kind: z.enum(custodyKinds),
  subject: z.uuid(),
  /** In Algiers. */
  day: z.iso.date(),
  /** Of lots alone. */
  at: z.optional(z.iso.datetime()),
  point: z.optional(z.uuid()),
  commune: z.optional(z.int()),
  wilaya: z.optional(z.int()),
  material: z.optional(materialSchema),
  grams,
  stars: z.optional(z.int()),
  reason: z.optional(z.string()),
  lot: z.optional(z.string()),
  facility: z.optional(z.uuid()),
  materials: z.optional(z.array(lotMaterialSchema)),
});
export type CustodyContent = z.infer<typeof custodyContentSchema>;

/** A number as people have it: of a lot, "A-1182", or the long one of a deposit or an event. */
export const custodySubjectSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^([a-z]{1,3}-\d{1,9}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i),
  );

const hashSchema = z.base64().check(z.length(44));
const sizeSchema = z.int().check(z.minimum(1));

export const dayRootSchema = z.object({
  day: z.iso.date(),
  treeSize: sizeSchema,
  /** SHA-256 in base64, as all hashes here. */
  rootHash: hashSchema,
});
export type DayRoot = z.infer<typeof dayRootSchema>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const dayParams = z.object({ day: z.iso.date() });

export const listDayRoots = defineEndpoint({
  method: "GET",
  path: "/api/v1/custody/days",
  summary: "The roots that were published, the newest day first",
  access: "public",
  cacheSeconds: 5 * minute,
  query: z.object({ before: z.optional(z.iso.date()) }),
  status: 200,
  response: z.object({
    days: z.array(dayRootSchema),
    /** For the next page, `before` this day; null at the end. */
    next: z.nullable(z.iso.date()),
  }),
});

export const showDayRoot = defineEndpoint({
  method: "GET",
  path: "/api/v1/custody/days/:day",
  summary: "The root of one day",
  access: "public",
  cacheSeconds: day,
  params: dayParams,
  status: 200,
  response: dayRootSchema,
  errors: ["not_found"],
});

export const printDayRoot = defineEndpoint({
  method: "GET",
  path: "/api/v1/custody/days/:day/root.txt",
  summary:
    "The same as a text to print, to keep or to sign: day, number of leaves, root in hexadecimal",
  access: "public",
  cacheSeconds: day,
  files: ["txt"],
  params: dayParams,
  status: 200,
  response: z.string(),
  errors: ["not_found"],
});

export const custodyProofSchema = z.object({
  /** The newest published tree; null before the first night. */
  root: z.nullable(dayRootSchema),
  events: z.array(
    z.object({
      /** The text whose bytes are the leaf. */
      content: z.string(),
      /** Null while it waits for its place. */
      leafIndex: z.nullable(z.int().check(z.minimum(0))),
      /** From the leaf to the root; null until a published tree holds it. */
      path: z.nullable(z.array(hashSchema)),
    }),
  ),
});
export type CustodyProof = z.infer<typeof custodyProofSchema>;

export const proveCustody = defineEndpoint({
  method: "GET",
  path: "/api/v1/custody/proofs/:subject",
  summary: "What is written about a deposit, a lot or one event, with its way to the newest root",
  access: "public",
  cacheSeconds: minute,
  params: z.object({ subject: custodySubjectSchema }),
  status: 200,
  response: custodyProofSchema,
  errors: ["not_found", "too_many_requests"],
});

export const proveConsistency = defineEndpoint({
  method: "GET",
  path: "/api/v1/custody/consistency",
  summary: "That a day's tree holds all of an earlier day's, unchanged",
  access: "public",
  cacheSeconds: day,
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  status: 200,
  response: z.object({ from: dayRootSchema, to: dayRootSchema, path: z.array(hashSchema) }),
  errors: ["not_found", "too_many_requests"],
});

export const mostLeaves = 1024;

const place = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 52));

export const listLeaves = defineEndpoint({
  method: "GET",
  path: "/api/v1/custody/leaves",
  summary: "Published leaves by their place, for whoever builds the tree for themselves",
  access: "public",
  cacheSeconds: 5 * minute,
  query: z.object({
    start: place,
    count: z._default(place.check(z.minimum(1), z.maximum(mostLeaves)), mostLeaves),
  }),
  status: 200,
  response: z.object({ start: z.int(), hashes: z.array(hashSchema) }),
  errors: ["too_many_requests"],
});

export const exportCustody = defineEndpoint({
  method: "GET",
  path: "/api/v1/custody/epcis/:subject",
  summary: "What is written about a lot or a deposit as an EPCIS 2.0 document (JSON-LD)",
  access: "public",
  cacheSeconds: minute,
  files: ["jsonld"],
  params: z.object({ subject: custodySubjectSchema }),
  status: 200,
  response: z.string(),
  errors: ["not_found", "too_many_requests"],
});
