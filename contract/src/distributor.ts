import { z } from "zod/mini";
import { lineStates, mostLines, wilayaCodeSchema } from "./distribution.ts";
import { defineEndpoint } from "./endpoint.ts";
import { materialSchema } from "./materials.ts";
import { productLimits } from "./products.ts";

/** What a company that distributes for a brand sees and says: of its own lines, nothing of others'. */

/** A month can be told, and told better, until so many days of the next have passed. */
export const monthStaysOpenDays = 10;

export const distributorMonthSchema = z
  .string()
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "month"));

/** None is an answer too: nothing was brought. */
const toldUnitsSchema = z
  .int("units")
  .check(z.minimum(0, "units"), z.maximum(productLimits.units.max, "units"));

const ownProduct = {
  productName: z.string(),
  material: materialSchema,
  picture: z.nullable(z.string()),
  wilayaCode: z.int(),
};

export const ownLineSchema = z.object({
  id: z.uuid(),
  ...ownProduct,
  /** What the brand announced for the year. */
  units: z.int(),
  myUnits: z.nullable(z.int()),
  state: z.enum(lineStates),
});
export type OwnLine = z.infer<typeof ownLineSchema>;

export const listOwnLines = defineEndpoint({
  method: "GET",
  path: "/api/v1/distributor/lines",
  summary: "This year's lines of the distributor, as the brand announced them",
  access: "distributor",
  status: 200,
  response: z.object({
    brandName: z.string(),
    year: z.int(),
    lines: z.array(ownLineSchema),
    mayEdit: z.boolean(),
  }),
});

export const sayUnits = defineEndpoint({
  method: "PUT",
  path: "/api/v1/distributor/lines/:id/units",
  summary: "How many units it really is: the same confirms the line",
  access: "distributor",
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ units: toldUnitsSchema }),
  status: 200,
  response: z.object({ state: z.enum(lineStates) }),
  errors: ["not_found"],
});

export const showOwnMonth = defineEndpoint({
  method: "GET",
  path: "/api/v1/distributor/months",
  summary: "A month to fill in, with what was told of the month before",
  access: "distributor",
  query: z.object({ month: z.optional(distributorMonthSchema) }),
  status: 200,
  response: z.object({
    month: distributorMonthSchema,
    /** Those that can be told now: this one, and for some days the one before. */
    open: z.array(z.object({ month: distributorMonthSchema, until: z.iso.date() })),
    confirmedAt: z.nullable(z.iso.datetime()),
    lines: z.array(
      z.object({
        productId: z.uuid(),
        ...ownProduct,
        units: z.nullable(z.int()),
        unitsBefore: z.nullable(z.int()),
      }),
    ),
    mayEdit: z.boolean(),
  }),
  errors: ["too_late"],
});
export type OwnMonth = z.infer<(typeof showOwnMonth)["response"]>;

export const confirmMonth = defineEndpoint({
  method: "PUT",
  path: "/api/v1/distributor/months/:month",
  summary: "What was brought in a month, line by line; telling it again replaces it",
  access: "distributor",
  idempotent: true,
  params: z.object({ month: distributorMonthSchema }),
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: z.uuid(),
          wilayaCode: wilayaCodeSchema,
          units: toldUnitsSchema,
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(mostLines.distributor),
        z.refine(
          (lines) =>
            new Set(lines.map((line) => `${line.productId} ${line.wilayaCode}`)).size ===
            lines.length,
          { error: "twice" },
        ),
      ),
  }),
  status: 200,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "too_late"],
});

/** Fewer people than this could be recognised by what they brought. */
export const fewestCitizens = 5;

export const showReturns = defineEndpoint({
  method: "GET",
  path: "/api/v1/distributor/returns",
  summary: "What came back of the brand this year in the distributor's wilayas, by month",
  access: "distributor",
  status: 200,
  response: z.object({
    brandName: z.string(),
    year: z.int(),
    /** The last is that of `others`, when there is one. */
    groups: z.array(
      z.object({
        /** Null: several wilayas together, since few people brought something in one of them. */
        wilayaCode: z.nullable(z.int()),
        /** January first; twelve of them. */
        grams: z.array(z.int()),
      }),
    ),
    /** Whether there is something that too few people brought to be shown. */
    hasTooFew: z.boolean(),
  }),
});
export type Returns = z.infer<(typeof showReturns)["response"]>;
