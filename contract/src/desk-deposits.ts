import { z } from "zod/mini";
import { depositStatuses } from "./deposit-status.ts";
import { deskId, deskPointSchema, nextPage, pageStart, wilayaFilter } from "./desk.ts";
import { defineEndpoint } from "./endpoint.ts";
import { identifications } from "./identification.ts";
import { materialSchema } from "./materials.ts";
import { type SignalRule, signalRules } from "./signals.ts";
import { starsSchema } from "./quality.ts";

/** The rules that look at deposits, and a weight about which the scale asks twice. */
export const depositFlags = [
  "velocity",
  "weight",
  "pair",
  "night",
  "round_numbers",
  "star_bias",
  "identification",
  "heavy",
] as const satisfies readonly (SignalRule | "heavy")[];
export type DepositFlag = (typeof depositFlags)[number];

/** Heavier ones are worth a look, whatever the counter asks about on that day. */
export const heavyGrams = 15_000;

export const deskDepositSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null while nobody has weighed it. */
  point: z.nullable(deskPointSchema),
  material: materialSchema,
  grams: z.int(),
  stars: z.int(),
  tokens: z.int(),
  status: z.enum(depositStatuses),
  identifiedBy: z.enum(identifications),
  flags: z.array(z.enum(depositFlags)),
});
export type DeskDeposit = z.infer<typeof deskDepositSchema>;

const filters = {
  status: z.optional(z.enum(depositStatuses)),
  material: z.optional(materialSchema),
  wilaya: wilayaFilter,
  point: z.optional(z.uuid()),
  flag: z.optional(z.enum(depositFlags)),
};

export const listDeskDeposits = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/deposits",
  summary: "All deposits, the newest first; those of a flag as they were noticed",
  access: "admin",
  query: z.object({ ...filters, after: pageStart }),
  status: 200,
  response: z.object({ deposits: z.array(deskDepositSchema), next: nextPage }),
});

export const deskDepositsSheet = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/deposits/sheet",
  summary: "The same as a table for a spreadsheet; the newest ten thousand",
  access: "admin",
  files: ["csv"],
  query: z.object(filters),
  status: 200,
  response: z.string(),
  errors: ["too_many_requests"],
});

const personSchema = z.object({ name: z.string(), code: z.string() });

export const showDeskDeposit = defineEndpoint({
  method: "GET",
  path: "/api/v1/back-office/deposits/:id",
  summary: "One deposit with what speaks for and against it",
  access: "admin",
  params: deskId,
  status: 200,
  response: z.object({
    deposit: deskDepositSchema,
    quality: starsSchema,
    /** By the clock of the phone at the scale. */
    weighedAt: z.iso.datetime(),
    /** First name and initial, and the personal code. */
    citizen: personSchema,
    weigher: personSchema,
    /** The device's own number for it; null when it did not come from a device. */
    deviceNumber: z.nullable(z.int()),
    /** The citizen at this point: in the seven days before, and among their newest two hundred. */
    pair: z.object({ week: z.int(), recent: z.int() }),
    /** What the citizen usually brings of this material: the middle of the newest twenty. */
    usualGrams: z.nullable(z.int()),
    signals: z.array(
      z.object({
        rule: z.enum(Object.keys(signalRules) as [SignalRule, ...SignalRule[]]),
        score: z.int(),
        at: z.iso.datetime(),
      }),
    ),
    dispute: z.nullable(
      z.object({
        at: z.iso.datetime(),
        reason: z.string(),
        note: z.string(),
        heldTokens: z.int(),
        decision: z.nullable(z.string()),
      }),
    ),
    /** Whether its tokens may still be set aside. */
    canHold: z.boolean(),
  }),
  errors: ["not_found"],
});
