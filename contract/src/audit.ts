import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** How a thing was, row by row; null before it was there. */
const stateSchema = z.nullable(z.array(z.record(z.string(), z.unknown())));

const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorId: z.uuid(),
  actor: z.string(),
  act: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  before: stateSchema,
  after: stateSchema,
  note: z.nullable(z.string()),
});

export const listAudit = defineEndpoint({
  method: "GET",
  path: "/api/v1/audit",
  summary: "What administrators did, the newest first",
  access: "admin",
  query: z.object({
    act: z.optional(z.string().check(z.regex(/^[a-z_]{3,40}$/))),
    actorId: z.optional(z.uuid()),
    subjectId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    /** The id of the last entry of the page before. */
    after: z.optional(z.uuid()),
  }),
  status: 200,
  response: z.object({
    entries: z.array(auditEntrySchema),
    /** What to ask for next; null at the end. */
    next: z.nullable(z.uuid()),
  }),
});
