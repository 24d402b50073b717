import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { mostWilayas } from "./transporter-profile.ts";
import { unitsSchema } from "./products.ts";

/** Where a brand's products are sold, how many of them in a year, and by whom. */

export const linesPerPage = 50;
export const mostSheetRows = 5000;
/** In a year: of a brand, and of one distributor, who fills all of theirs in on one page. */
export const mostLines = { brand: 20_000, distributor: 300 } as const;

export const yearSchema = z.int().check(z.minimum(2020, "year"), z.maximum(2100, "year"));
const yearQuery = z.coerce.number().check(z.int(), z.minimum(2020), z.maximum(2100));
export const wilayaCodeSchema = z
  .int("wilaya")
  .check(z.minimum(1, "wilaya"), z.maximum(mostWilayas, "wilaya"));

/** What a distributor says of a line that the brand wrote. */
export const lineStates = ["to_confirm", "confirmed", "different"] as const;
export type LineState = (typeof lineStates)[number];

export const stateOfLine = (units: number, said: number | null): LineState => {
  if (said === null) return "to_confirm";
  return said === units ? "confirmed" : "different";
};

export const lineInputSchema = z.strictObject({
  productId: z.uuid("product"),
  year: yearSchema,
  wilayaCode: wilayaCodeSchema,
  /** Null: the brand brings it itself. */
  distributorId: z.nullable(z.uuid("distributor")),
  units: unitsSchema,
});
export type LineInput = z.infer<typeof lineInputSchema>;

export const distributionLineSchema = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  wilayaCode: z.int(),
  distributorId: z.nullable(z.uuid()),
  distributorName: z.nullable(z.string()),
  units: z.int(),
  grams: z.int(),
  /** Null where no distributor is to say anything. */
  state: z.nullable(z.enum(lineStates)),
  distributorUnits: z.nullable(z.int()),
  /** What the distributor has brought in the months so far. */
  broughtUnits: z.int(),
});
export type DistributionLine = z.infer<typeof distributionLineSchema>;

export const listLines = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/distribution",
  summary: "A year's lines by product and wilaya, with what a new line may name",
  access: "brand-viewer",
  query: z.object({
    year: z.optional(yearQuery),
    productId: z.optional(z.uuid()),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  status: 200,
  response: z.object({
    year: z.int(),
    /** Those that can be changed: last year, this one and the next. */
    years: z.array(z.int()),
    lines: z.array(distributionLineSchema),
    total: z.object({ lines: z.int(), units: z.int(), grams: z.int() }),
    products: z.array(z.object({ id: z.uuid(), name: z.string(), isArchived: z.boolean() })),
    distributors: z.array(z.object({ id: z.uuid(), name: z.string() })),
    mayEdit: z.boolean(),
  }),
});
export type Distribution = z.infer<(typeof listLines)["response"]>;

const lineErrors = ["not_found", "line_exists", "limit_reached"] as const;

export const addLine = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/distribution",
  summary: "So many units of a product in a wilaya in a year, through somebody or not",
  access: "brand-editor",
  idempotent: true,
  body: lineInputSchema,
  status: 201,
  response: z.object({ id: z.uuid() }),
  errors: ["idempotency_key_missing", "idempotency_key_reused", ...lineErrors],
});

const lineParams = z.object({ id: z.uuid() });

export const changeLine = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/distribution/:id",
  summary: "Change a line; its tonnes are counted anew at once",
  access: "brand-editor",
  params: lineParams,
  body: lineInputSchema,
  status: 200,
  response: z.object({}),
  errors: lineErrors,
});

export const removeLine = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/distribution/:id",
  summary: "Take a line out; one that is gone already stays gone",
  access: "brand-editor",
  params: lineParams,
  status: 200,
  response: z.object({}),
});

export const sheetColumns = ["barcode", "wilaya", "distributor", "units"] as const;
export type SheetColumn = (typeof sheetColumns)[number];

export const sheetProblems = [
  "empty",
  "columns",
  "too_many_rows",
  "barcode_missing",
  "barcode_shortened",
  "barcode_unknown",
  "wilaya_missing",
  "wilaya_unknown",
  "distributor_unknown",
  "units_missing",
  "units_not_a_number",
  "units_not_whole",
  "units_out_of_range",
  "twice",
  "too_many_lines",
] as const;
export type SheetProblem = (typeof sheetProblems)[number];

export const sheetErrorSchema = z.object({
  /** As a spreadsheet counts them, from 1; 0 is the sheet as a whole. */
  line: z.int(),
  problem: z.enum(sheetProblems),
  /** What stands there; of a line that is there twice, the line it repeats. */
  value: z.string(),
});
export type SheetError = z.infer<typeof sheetErrorSchema>;

const mostSheetCharacters = 1_000_000;
const sheetBody = z.strictObject({
  year: yearSchema,
  /** Read by the browser, which knows in which letters the file was written. */
  text: z.string().check(z.maxLength(mostSheetCharacters)),
});
const sheetBytes = 4 * mostSheetCharacters;

const sheetCounts = { added: z.int(), changed: z.int(), same: z.int() };

export const sheetPreviewRows = 10;
export const mostSheetErrors = 100;

export const checkSheet = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/distribution/sheet/check",
  summary: "What importing this CSV would do, and what is wrong with it line by line",
  access: "brand-editor",
  bodyBytes: sheetBytes,
  body: sheetBody,
  status: 200,
  response: z.object({
    ...sheetCounts,
    rows: z.int(),
    preview: z.array(
      z.object({
        line: z.int(),
        /** As the sheet has them, by the order of the columns. */
        cells: z.array(z.string()),
        productName: z.nullable(z.string()),
        wilayaCode: z.nullable(z.int()),
        units: z.nullable(z.int()),
      }),
    ),
    errorCount: z.int(),
    errors: z.array(sheetErrorSchema),
  }),
  errors: ["too_many_requests"],
});
export type SheetCheck = z.infer<(typeof checkSheet)["response"]>;

export const importSheet = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/distribution/sheet",
  summary: "Import a CSV: every line of it or none; a line that is there gets its units",
  access: "brand-editor",
  idempotent: true,
  bodyBytes: sheetBytes,
  body: sheetBody,
  status: 200,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "sheet_wrong", "too_many_requests"],
});

export const downloadLines = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/distribution/sheet",
  summary: "A year's lines as CSV, in the columns that an import reads",
  access: "brand-viewer",
  files: ["csv"],
  query: z.object({ year: yearQuery }),
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});

export const downloadTemplate = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/distribution/template",
  summary: "A CSV to fill in: the columns, and a line for each product",
  access: "brand-viewer",
  files: ["csv"],
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});
