import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { materialSchema } from "./materials.ts";

/** Nothing that fewer people than these stand behind is shown for itself. */
export const fewestPeople = 5;

const grams = z.int().check(z.minimum(0));
const wilayaCode = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99));
const year = z.coerce.number().check(z.int(), z.minimum(2020), z.maximum(2099));
const monthSchema = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "month"));
const lotNumberSchema = z.string().check(z.regex(/^[A-Z]{1,3}-\d{1,9}$/, "lot"));
const claimNumberSchema = z.string().check(z.regex(/^[A-Z0-9-]{1,32}$/, "claim"));

const materialGramsSchema = z.object({ material: materialSchema, grams });

const lotClaimSchema = z.object({ number: z.string(), material: materialSchema, grams });

const lotWeightsSchema = z.object({
  /** What the point handed over, by its own count. */
  givenGrams: grams,
  /** What the point and the driver both signed. */
  signedGrams: grams,
  receivedGrams: grams,
});

/** A lot in which the brand has a part. It has places, and never people. */
export const brandLotSchema = z.extend(lotWeightsSchema, {
  id: z.uuid(),
  number: z.string(),
  handedOverOn: z.iso.date(),
  receivedOn: z.iso.date(),
  wilaya: z.int(),
  /** Null when too few people stand behind the lot. */
  point: z.nullable(localizedTextSchema),
  /** What of it is the brand's. */
  ownGrams: grams,
});
export type BrandLot = z.infer<typeof brandLotSchema>;

export const brandLotDetailsSchema = z.extend(brandLotSchema, {
  facility: localizedTextSchema,
  refusedGrams: grams,
  /** The weighings that lie in it; null when too few people stand behind them. */
  deposits: z.nullable(
    z.object({ count: z.int(), grams, from: z.iso.date(), until: z.iso.date() }),
  ),
  materials: z.array(z.extend(lotWeightsSchema, { material: materialSchema })),
  claims: z.array(lotClaimSchema),
});
export type BrandLotDetails = z.infer<typeof brandLotDetailsSchema>;

export const brandOverviewSchema = z.object({
  name: z.string(),
  year: z.int(),
  /** Those with something to show, the newest first. */
  years: z.array(z.int()),
  /** In Algiers. */
  today: z.iso.date(),
  /** The last day that is counted in full, when the figures are behind; null when they are not. */
  countedUntil: z.nullable(z.iso.date()),
  /** False until the first delivery in which the brand has a part. */
  hasFigures: z.boolean(),
  /** What the goals of the year ask for together; null when there is none for this place. */
  goal: z.nullable(
    z.object({
      grams,
      /** By the plan, until the end of today. */
      plannedGrams: grams,
      /** At the pace of the year so far; null when it cannot be said, or not within ten years. */
      finishOn: z.nullable(z.iso.date()),
    }),
  ),
  /** What came back and counts towards the goal. */
  grams,
  /** January first. */
  months: z.array(
    z.object({ month: monthSchema, plannedGrams: grams, materials: z.array(materialGramsSchema) }),
  ),
  /** Of everything: what lies in lots that the point and the driver both signed. */
  signed: z.object({ grams, ofGrams: grams }),
  avoided: z.object({ grams, lowGrams: grams, highGrams: grams }),
  /** Null when there are some, and fewer than five. */
  citizens: z.nullable(z.int()),
  /** Null when no money is known. */
  centimesPerKilogram: z.nullable(z.int()),
  /** The most first. */
  wilayas: z.array(z.object({ code: z.int(), grams, points: z.int() })),
  /** What came back of what the brand put on the market this year. */
  materials: z.array(z.extend(materialGramsSchema, { marketGrams: grams })),
  /** The newest. */
  lot: z.nullable(brandLotDetailsSchema),
});
export type BrandOverview = z.infer<typeof brandOverviewSchema>;

export const showBrandOverview = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/overview",
  summary: "What came back of a brand's packaging in a year, against its goals",
  access: "brand-viewer",
  query: z.object({ year: z.optional(year), wilaya: z.optional(wilayaCode) }),
  status: 200,
  response: brandOverviewSchema,
});

const lotFilters = {
  year: z.optional(year),
  wilaya: z.optional(wilayaCode),
  material: z.optional(materialSchema),
};

/** Where a page ended: a day and what is on it. */
const lotCursor = z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}_[\da-f-]{36}$/, "cursor"));
const claimCursor = z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}_[A-Z0-9-]{1,32}$/, "cursor"));

export const listBrandLots = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/lots",
  summary: "The lots in which a brand has a part, the newest first",
  access: "brand-viewer",
  query: z.object({ ...lotFilters, before: z.optional(lotCursor) }),
  status: 200,
  response: z.object({
    lots: z.array(brandLotSchema),
    /** For the next page, `before` this; null at the end. */
    next: z.nullable(lotCursor),
  }),
});

export const brandLotsSheet = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/lots/sheet",
  summary: "The same as a table for a spreadsheet",
  access: "brand-viewer",
  files: ["csv"],
  query: z.object(lotFilters),
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});

export const showBrandLot = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/lots/:id",
  summary: "The way of one lot, from the weighings to the facility",
  access: "brand-viewer",
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: brandLotDetailsSchema,
  errors: ["not_found"],
});

/**
 * Weighings of at least five people, together. What it takes to have five decides what the group
 * still says: first the days run together, then it leaves its lot, its wilaya and its material.
 */
export const weighingGroupSchema = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  wilaya: z.nullable(z.int()),
  material: z.nullable(materialSchema),
  claim: z.nullable(z.string()),
  lot: z.nullable(z.string()),
  point: z.nullable(localizedTextSchema),
  grams,
  /** Each weighing's part of the claim, in grams, the heaviest first: not in the order they came. */
  weights: z.array(grams),
});
export type WeighingGroup = z.infer<typeof weighingGroupSchema>;

export const listBrandWeighings = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/weighings",
  summary: "The weighings behind a number: of a month, a wilaya, a material, a claim or a lot",
  access: "brand-viewer",
  query: z.object({
    month: z.optional(monthSchema),
    year: z.optional(year),
    wilaya: z.optional(wilayaCode),
    material: z.optional(materialSchema),
    claim: z.optional(claimNumberSchema),
    lot: z.optional(lotNumberSchema),
    before: z.optional(claimCursor),
  }),
  status: 200,
  response: z.object({
    groups: z.array(weighingGroupSchema),
    /** Of this page: what too few people stand behind to be shown even so. */
    restGrams: grams,
    next: z.nullable(claimCursor),
  }),
});
