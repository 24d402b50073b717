import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { inThree } from "./in-three.ts";

const countSchema = z.int().check(z.minimum(0));

const consentCountSchema = z.object({
  document: z.enum(["privacy", "terms"]),
  version: z.string(),
  /** The wording that is asked for today. */
  isCurrent: z.boolean(),
  people: countSchema,
  organisations: countSchema,
  lastAt: z.iso.datetime(),
});

export const showPrivacyDesk = defineEndpoint({
  method: "GET",
  path: "/api/v1/privacy/overview",
  summary: "Consents by text and version, and what people asked for as their right, in figures",
  access: "admin",
  status: 200,
  response: z.object({
    consents: z.array(consentCountSchema),
    exports: z.object({ total: countSchema, lastMonth: countSchema }),
    erasures: z.object({
      waiting: countSchema,
      /** Their day is over and something still stands in the way. */
      late: countSchema,
      done: countSchema,
      withdrawn: countSchema,
    }),
    breaches: z.object({ open: countSchema, late: countSchema }),
  }),
});
export type ConsentCount = z.infer<typeof consentCountSchema>;

export const requestKinds = ["export", "erasure"] as const;
export const requestStates = ["waiting", "late", "done", "withdrawn"] as const;

/** Why somebody whose day is over is still there. */
export const erasureBars = ["point", "credit", "load"] as const;

const dataRequestSchema = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  askedAt: z.iso.datetime(),
  dueAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** The public code of an account that is still there; null once it is erased. */
  code: z.nullable(z.string()),
  bars: z.array(z.enum(erasureBars)),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

export const listDataRequests = defineEndpoint({
  method: "GET",
  path: "/api/v1/privacy/requests",
  summary: "Copies that people took of their data, and erasures they asked for, the newest first",
  access: "admin",
  query: z.object({
    state: z.optional(z.enum(requestStates)),
    /** The id of the last one of the page before. */
    after: z.optional(z.uuid()),
  }),
  status: 200,
  response: z.object({ requests: z.array(dataRequestSchema), next: z.nullable(z.uuid()) }),
});

/** On what ground data may be used: article 7 of law 18-07. */
export const legalBases = ["consent", "contract", "law", "interest"] as const;

/** The authority may read any of the three: all are there. */
const inThreeSchema = inThree(600);

export const processingInputSchema = z.strictObject({
  purpose: inThreeSchema,
  data: inThreeSchema,
  basis: z.enum(legalBases),
  retention: inThreeSchema,
  recipients: inThreeSchema,
  /** What leaves the country, and by which authorisation; null: nothing does. */
  transfer: z.nullable(inThreeSchema),
  /** No longer done; it stays in the register. */
  isEnded: z.boolean(),
});
export type ProcessingInput = z.infer<typeof processingInputSchema>;

const processingSchema = z.object({
  id: z.uuid(),
  ...processingInputSchema.shape,
  version: z.int(),
  changedAt: z.iso.datetime(),
});
export type Processing = z.infer<typeof processingSchema>;

export const listProcessings = defineEndpoint({
  method: "GET",
  path: "/api/v1/privacy/register",
  summary: "The register of processing, whole: it is some dozen rows",
  access: "admin",
  status: 200,
  response: z.object({ processings: z.array(processingSchema) }),
});

export const saveProcessing = defineEndpoint({
  method: "PUT",
  path: "/api/v1/privacy/register/:id",
  summary: "A row of the register, new or written anew",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    ...processingInputSchema.shape,
    /** The version that was read; 0 for a new row. */
    version: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  status: 200,
  response: z.object({}),
  errors: ["already_decided", "limit_reached"],
});

export const writeRegister = defineEndpoint({
  method: "GET",
  path: "/api/v1/privacy/register/sheet",
  summary: "The register for the authority, in the reader's language",
  access: "admin",
  files: ["csv"],
  status: 200,
  response: z.string(),
});
