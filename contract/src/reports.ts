import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { locales } from "./locales.ts";
import { materialSchema } from "./materials.ts";
import { reportNumberSchema } from "./report-number.ts";

const grams = z.int().check(z.minimum(0));
const count = z.int().check(z.minimum(0));
/** SHA-256 in hexadecimal, as people compare it. */
const checksumSchema = z.string().check(z.regex(/^[\da-f]{64}$/));

/**
 * `waiting` until the worker begins; `writing` once the figures are frozen, while files are made;
 * `empty` when another report took what there was.
 */
export const reportStates = ["waiting", "writing", "ready", "empty"] as const;
export type ReportState = (typeof reportStates)[number];

/** Both days belong to it; a report stays within one year, as returns and goals do. */
export const reportPeriodSchema = z.strictObject({ from: z.iso.date(), until: z.iso.date() }).check(
  z.refine(({ from, until }) => from <= until && from.slice(0, 4) === until.slice(0, 4), {
    message: "period",
    path: ["until"],
  }),
);
export type ReportPeriod = z.infer<typeof reportPeriodSchema>;

export const reportSchema = z.object({
  number: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  state: z.enum(reportStates),
  filesMade: count,
  filesInAll: count,
  /** Null until they are frozen, as all below. */
  grams: z.nullable(grams),
  claims: z.nullable(count),
  checksum: z.nullable(checksumSchema),
  frozenAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});
export type Report = z.infer<typeof reportSchema>;

const numberParams = z.object({ number: reportNumberSchema });

export const reportsPage = 20;

export const listReports = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/reports",
  summary: "The brand's reports, the newest first",
  access: "brand-viewer",
  query: z.object({ before: z.optional(reportNumberSchema) }),
  status: 200,
  response: z.object({
    reports: z.array(reportSchema),
    /** For the next page, `before` this number; null at the end. */
    next: z.nullable(z.string()),
    /** Who asks may order one. */
    canCreate: z.boolean(),
    /** Since when there is something to report; null before the first claim. */
    firstDay: z.nullable(z.iso.date()),
    /** The last day that is over, in Algiers. */
    lastDay: z.iso.date(),
  }),
});

export const previewReport = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/reports/preview",
  summary: "What a report about a period would hold, and what earlier ones took from it",
  access: "brand-viewer",
  query: reportPeriodSchema,
  status: 200,
  response: z.object({
    grams,
    claims: count,
    earlier: z.array(z.object({ number: z.string(), grams })),
  }),
});

export const createReport = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/reports",
  summary: "Order a report; its claims are retired for it and can be in no other",
  access: "brand-admin",
  idempotent: true,
  body: reportPeriodSchema,
  status: 202,
  response: reportSchema,
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "nothing_to_report",
    "period_not_over",
    "too_many_requests",
  ],
});

export const showReport = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/reports/:number",
  summary: "One report and how far it is",
  access: "brand-viewer",
  params: numberParams,
  status: 200,
  response: reportSchema,
  errors: ["not_found"],
});

/** The text is the one whose SHA-256 is the checksum. */
export const reportFileTypes = ["pdf", "csv", "jsonld", "txt"] as const;
export type ReportFileType = (typeof reportFileTypes)[number];

export const readReportFile = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/reports/:number/file",
  summary:
    "The report as it was made: PDF and CSV in the caller's language, its lots as EPCIS 2.0, its figures as text",
  access: "brand-viewer",
  files: reportFileTypes,
  params: numberParams,
  status: 200,
  response: z.string(),
  errors: ["not_found"],
});

/** What a return of a producer may want, in the order of the law's own table. */
export const regulatorColumns = [
  "producer",
  "report",
  "period",
  "year",
  "material",
  "wilayaCode",
  "wilaya",
  "market",
  "back",
  "rate",
  "recycler",
  "lots",
] as const;
export type RegulatorColumn = (typeof regulatorColumns)[number];

export const usualColumns: readonly RegulatorColumn[] = [
  "material",
  "wilaya",
  "market",
  "back",
  "recycler",
  "period",
];

const columnsSchema = z.array(z.enum(regulatorColumns)).check(
  z.minLength(1),
  z.maxLength(regulatorColumns.length),
  z.refine((columns) => new Set(columns).size === columns.length, "twice"),
);

export const showRegulatorColumns = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/regulator-columns",
  summary: "Which columns the brand's returns have, in their order",
  access: "brand-viewer",
  status: 200,
  response: z.object({ columns: columnsSchema, canChange: z.boolean() }),
});

export const saveRegulatorColumns = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/regulator-columns",
  summary: "Choose and order the columns of the brand's returns",
  access: "brand-editor",
  body: z.strictObject({ columns: columnsSchema }),
  status: 200,
  response: z.object({ columns: columnsSchema }),
});

export const writeReturn = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/reports/:number/return",
  summary: "The report as a return of a producer, material by material and wilaya by wilaya",
  access: "brand-viewer",
  files: ["csv"],
  params: numberParams,
  status: 200,
  response: z.string(),
  errors: ["not_found"],
});

/** In grams of CO2e for each kilogram that a facility confirmed. */
export const emissionFactorSchema = z.object({
  material: materialSchema,
  validFrom: z.iso.date(),
  value: grams,
  low: grams,
  high: grams,
  source: z.string(),
  /** Of the source's edition; null where it names none. */
  year: z.nullable(z.int()),
  rangeSource: z.string(),
});
export type EmissionFactor = z.infer<typeof emissionFactorSchema>;

const hour = 3600;

export const listEmissionFactors = defineEndpoint({
  method: "GET",
  path: "/api/v1/emission-factors",
  summary: "The factors in force today, one for each material",
  access: "public",
  cacheSeconds: hour,
  status: 200,
  response: z.object({ factors: z.array(emissionFactorSchema) }),
});

export const publicReportSchema = z.object({
  number: z.string(),
  brand: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  grams,
  claims: count,
  frozenAt: z.iso.datetime(),
  checksum: checksumSchema,
  /** Of every file as it was made: one that was changed has another. */
  files: z.array(
    z.object({
      type: z.enum(reportFileTypes),
      /** Null where the file is the same in every language. */
      locale: z.nullable(z.enum(locales)),
      checksum: checksumSchema,
    }),
  ),
});
export type PublicReport = z.infer<typeof publicReportSchema>;

export const checkReport = defineEndpoint({
  method: "GET",
  path: "/api/v1/reports/:number",
  summary: "What anybody may know of a report: whose, when, how much, and its checksums",
  access: "public",
  cacheSeconds: 60,
  params: numberParams,
  status: 200,
  response: publicReportSchema,
  errors: ["not_found", "too_many_requests"],
});
