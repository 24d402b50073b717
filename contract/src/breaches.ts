import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** From the moment it is found until nothing is left to do about it. */
export const breachStates = ["found", "assessed", "notified", "told", "closed"] as const;
export type BreachState = (typeof breachStates)[number];
export type BreachStep = Exclude<BreachState, "found">;

/** Law 18-07 as amended by 25-11: so long after it was found the authority has been told. */
export const noticeDays = 5;
const dayMs = 86_400_000;

/** What may follow. What turns out to be none is closed, and so is one that endangers nobody. */
export const stepsAfter: Record<BreachState, readonly BreachStep[]> = {
  found: ["assessed"],
  assessed: ["notified", "closed"],
  notified: ["told", "closed"],
  told: ["closed"],
  closed: [],
};

export const noticeDueAt = (foundAt: Date): Date =>
  new Date(foundAt.getTime() + noticeDays * dayMs);

export interface Notice {
  state: BreachState;
  foundAt: Date;
  /** When the authority was told; null before. */
  notifiedAt: Date | null;
}

/** Told after the five days, or not told when they are over; what was closed untold is no breach. */
export const isNoticeLate = ({ state, foundAt, notifiedAt }: Notice, now: Date): boolean => {
  if (!notifiedAt && state === "closed") return false;
  return (notifiedAt ?? now) > noticeDueAt(foundAt);
};

/** Whose data it is, by what they are to us. */
export const breachGroups = [
  "citizens",
  "points",
  "transporters",
  "brands",
  "organisations",
  "pupils",
  "visitors",
  "staff",
] as const;

/** What kind of data. */
export const breachData = [
  "names",
  "contacts",
  "places",
  "deposits",
  "papers",
  "bank",
  "secrets",
  "messages",
] as const;

const nothingTwice = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

/** No signs that cannot be seen but for the ends of lines. */
const textSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, "text"),
    z.maxLength(2000, "text"),
    z.regex(/^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|\n)*$/u, "text"),
  );

const countSchema = z.int("count").check(z.minimum(0, "count"), z.maximum(100_000_000, "count"));

export const breachInputSchema = z.strictObject({
  /** What happened, without a name of anybody. */
  what: textSchema,
  foundAt: z.iso.datetime({ error: "foundAt" }),
  groups: z
    .array(z.enum(breachGroups))
    .check(z.minLength(1, "groups"), z.maxLength(8), z.refine(nothingTwice)),
  data: z
    .array(z.enum(breachData))
    .check(z.minLength(1, "data"), z.maxLength(8), z.refine(nothingTwice)),
  /** How many people, and how many rows; null as long as nobody knows. */
  people: z.nullable(countSchema),
  records: z.nullable(countSchema),
  measures: textSchema,
});
export type BreachInput = z.infer<typeof breachInputSchema>;

export const breachStepSchema = z.strictObject({
  step: z.enum(["assessed", "notified", "told", "closed"]),
  note: textSchema,
  /** As it is known now; null leaves what was known. */
  people: z.nullable(countSchema),
});
export type BreachStepInput = z.infer<typeof breachStepSchema>;

const breachEventSchema = z.object({
  at: z.iso.datetime(),
  state: z.enum(breachStates),
  people: z.nullable(z.int()),
  note: z.string(),
});

export const breachSchema = z.object({
  id: z.uuid(),
  /** What is said on the phone: 7. */
  number: z.int(),
  state: z.enum(breachStates),
  what: z.string(),
  foundAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  notifiedAt: z.nullable(z.iso.datetime()),
  isLate: z.boolean(),
  groups: z.array(z.enum(breachGroups)),
  data: z.array(z.enum(breachData)),
  people: z.nullable(z.int()),
  records: z.nullable(z.int()),
  /** Everything that was written down about it, the oldest first. */
  events: z.array(breachEventSchema),
});
export type Breach = z.infer<typeof breachSchema>;

export const listBreaches = defineEndpoint({
  method: "GET",
  path: "/api/v1/privacy/breaches",
  summary: "The log of breaches, the newest first, each with its five-day clock",
  access: "admin",
  query: z.object({
    /** The id of the last one of the page before. */
    after: z.optional(z.uuid()),
  }),
  status: 200,
  response: z.object({ breaches: z.array(breachSchema), next: z.nullable(z.uuid()) }),
});

export const openBreach = defineEndpoint({
  method: "POST",
  path: "/api/v1/privacy/breaches",
  summary: "A breach was found: the clock runs from then",
  access: "admin",
  idempotent: true,
  body: breachInputSchema,
  status: 201,
  response: z.object({ id: z.uuid() }),
});

const idParams = z.object({ id: z.uuid() });

export const moveBreach = defineEndpoint({
  method: "POST",
  path: "/api/v1/privacy/breaches/:id/steps",
  summary: "What was done about a breach; nothing written down is changed",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: breachStepSchema,
  status: 200,
  response: z.object({}),
  errors: ["not_found", "already_decided"],
});

export const writeBreach = defineEndpoint({
  method: "GET",
  path: "/api/v1/privacy/breaches/:id/sheet",
  summary: "One breach with its events, for the authority, in the reader's language",
  access: "admin",
  files: ["csv"],
  params: idParams,
  status: 200,
  response: z.string(),
  errors: ["not_found"],
});
