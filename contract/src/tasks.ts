import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { localeSchema, localizedTextSchema } from "./localized-text.ts";

/** What a person of the back office decides. The database takes no kind that is not here. */
export const taskKinds = [
  "budget_low",
  "campaign_ended",
  "check_brand",
  "check_campaign",
  "contact_message",
  "custody_mismatch",
  "deposit_review",
  "device_gap",
  "dispute",
  "distribution_difference",
  "entries_lost",
  "handover_differs",
  "lot_overdue",
  "mass_gap",
  "office_order",
  "office_problem",
  "pickup_overdue",
  "pickup_without_taker",
  "point_approval",
  "point_changed",
  "point_mistake",
  "receipt_differs",
  "reported_claim",
  "scales_differ",
  "school",
  "top_up_unknown",
  "top_ups_stuck",
  "transporter_approval",
  "transporter_changed",
] as const;
export type TaskKindName = (typeof taskKinds)[number];

export const taskGroups = ["checks", "disputes", "pickups", "lots", "money", "others"] as const;
export type TaskGroup = (typeof taskGroups)[number];

export const factTypes = [
  "text",
  /** Said in the reader's language: `tasks.word.<value>`. */
  "word",
  "grams",
  "tokens",
  "centimes",
  "count",
  "percent",
  "day",
  "time",
  "code",
  "place",
] as const;

/** Something that helps to decide. Its name is a key of the catalogue: `tasks.fact.<name>`. */
export const factSchema = z.object({
  name: z.string(),
  value: z.object({
    type: z.enum(factTypes),
    /** A name that is kept in several languages travels in all of them. */
    value: z.union([z.string(), z.number(), localizedTextSchema]),
  }),
  /** A page that tells more. */
  to: z.optional(z.string()),
});
export type Fact = z.infer<typeof factSchema>;

export const choiceSchema = z.object({
  id: z.string(),
  note: z.enum(["none", "optional", "needed"]),
  /** A figure that goes with it: the right weight of a bag. */
  figure: z.optional(z.enum(["grams"])),
});
export type Choice = z.infer<typeof choiceSchema>;

/** Past the time we promised, until midnight in Algiers, or later. */
export const urgencies = ["late", "today", "later"] as const;
export type Urgency = (typeof urgencies)[number];

const rowSchema = z.object({
  id: z.uuid(),
  kind: z.enum(taskKinds),
  group: z.enum(taskGroups),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  urgency: z.enum(urgencies),
  owner: z.nullable(z.object({ id: z.uuid(), name: z.string(), isMe: z.boolean() })),
  /** At most three, joined in a line. */
  title: z.array(factSchema),
});
export type TaskRow = z.infer<typeof rowSchema>;

const countSchema = z.int().check(z.minimum(0));

export const listTasks = defineEndpoint({
  method: "GET",
  path: "/api/v1/tasks",
  summary: "What the back office has to decide, the most urgent first",
  access: "admin",
  query: z.object({
    group: z.optional(z.enum(taskGroups)),
    mine: z.optional(z.literal("true")),
    /** The id of the last task of the page before. */
    after: z.optional(z.uuid()),
  }),
  status: 200,
  response: z.object({
    tasks: z.array(rowSchema),
    next: z.nullable(z.uuid()),
    /** Of everything that is open, whatever was asked for. */
    counts: z.object({
      all: countSchema,
      mine: countSchema,
      late: countSchema,
      groups: z.record(z.enum(taskGroups), countSchema),
    }),
    /** Of what was asked for. */
    urgencies: z.record(z.enum(urgencies), countSchema),
  }),
});

const taskParams = z.object({ id: z.uuid() });

export const showTask = defineEndpoint({
  method: "GET",
  path: "/api/v1/tasks/:id",
  summary: "One task with what helps to decide it",
  access: "admin",
  params: taskParams,
  status: 200,
  response: z.object({
    task: rowSchema,
    facts: z.array(factSchema),
    choices: z.array(choiceSchema),
    /** What they read who get the note; null when it goes to nobody. */
    reader: z.nullable(z.object({ locale: localeSchema })),
    /** Null while it is open. */
    decided: z.nullable(z.object({ choice: z.string(), at: z.iso.datetime() })),
  }),
  errors: ["not_found"],
});

export const ownTask = defineEndpoint({
  method: "POST",
  path: "/api/v1/tasks/:id/owner",
  summary: "Take a task, or pass it on to whoever comes next",
  access: "admin",
  idempotent: true,
  params: taskParams,
  body: z.strictObject({ take: z.boolean() }),
  status: 200,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "already_decided",
    "already_taken",
  ],
});

/** As long as the shortest note of the operations behind. */
export const taskNoteLetters = { least: 5, most: 500 } as const;

export const decideTask = defineEndpoint({
  method: "POST",
  path: "/api/v1/tasks/:id/decision",
  summary: "Decide a task by one of its choices; whoever waits for it is told",
  access: "admin",
  idempotent: true,
  params: taskParams,
  body: z.strictObject({
    choice: z.string().check(z.regex(/^[a-z_]{2,40}$/)),
    /** For whoever waits to read. */
    note: z.string().check(z.trim(), z.maxLength(taskNoteLetters.most)),
    figure: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000_000))),
  }),
  status: 200,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "already_decided",
    "deposit_settled",
    "pickup_settled",
    "stock_gone",
    "too_late",
    "van_coming",
  ],
});
