import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { depositStatuses } from "./deposit-status.ts";
import { materialSchema } from "./materials.ts";
import { roleNames } from "./roles.ts";

/** Fewer signs would find everybody: a part of a name, a number or an address has at least three. */
export const findLimits = { min: 3, max: 80 } as const;
/** What one file holds at most. */
export const mostExported = 10_000;
/** Up to how many are counted; of more it is only said that they are more. */
export const mostCounted = 2000;
export const noteLimit = 2000;
export const reasonLimits = { min: 3, max: 500 } as const;
/** In hundredths: what one administrator may correct alone, and what two may. */
export const correctionLimits = { alone: 100_000, most: 1_000_000 } as const;

/** File to check: papers of a point, a van or a brand wait for the team. */
export const personStates = ["active", "unconfirmed", "file_to_check", "suspended"] as const;
export type PersonState = (typeof personStates)[number];

const roleSchema = z.enum(roleNames);
const idParams = z.object({ id: z.uuid() });
const reasonSchema = z
  .string()
  .check(z.trim(), z.minLength(reasonLimits.min), z.maxLength(reasonLimits.max));
const written = ["idempotency_key_missing", "idempotency_key_reused", "not_found"] as const;

const asked = {
  find: z.optional(
    z.string().check(z.trim(), z.minLength(findLimits.min), z.maxLength(findLimits.max)),
  ),
  role: z.optional(roleSchema),
  state: z.optional(z.enum(personStates)),
  wilaya: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99))),
};

const personRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  code: z.string(),
  roles: z.array(roleSchema),
  wilaya: z.nullable(z.int()),
  tokens: z.int(),
  seenAt: z.nullable(z.iso.datetime()),
  joinedAt: z.iso.datetime(),
  state: z.enum(personStates),
});
export type PersonRow = z.infer<typeof personRowSchema>;

export const listPeople = defineEndpoint({
  method: "GET",
  path: "/api/v1/users",
  summary: "People by number, address, code or name, the newest first",
  access: "admin",
  query: z.object({ ...asked, after: z.optional(z.uuid()) }),
  status: 200,
  response: z.object({
    people: z.array(personRowSchema),
    /** How many there are in all; null when they are too many to be counted, and on later pages. */
    found: z.nullable(z.int()),
    next: z.nullable(z.uuid()),
  }),
});

export const exportPeople = defineEndpoint({
  method: "GET",
  path: "/api/v1/users/export",
  summary: "The same as a file",
  access: "admin",
  files: ["csv"],
  query: z.object(asked),
  status: 200,
  response: z.string(),
});

const personDeviceSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

const noteSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  text: z.string(),
});

export const showPerson = defineEndpoint({
  method: "GET",
  path: "/api/v1/users/:id",
  summary: "Somebody's account; that it was looked at is written down",
  access: "admin",
  params: idParams,
  status: 200,
  response: z.object({
    ...personRowSchema.shape,
    phoneConfirmed: z.boolean(),
    emailConfirmed: z.boolean(),
    locale: z.string(),
    erasureDueAt: z.nullable(z.iso.datetime()),
    isAdmin: z.boolean(),
    /** Whoever asks. */
    isMe: z.boolean(),
    files: z.object({
      point: z.nullable(z.string()),
      transporter: z.nullable(z.string()),
      brand: z.nullable(z.string()),
    }),
    devices: z.array(personDeviceSchema),
    notes: z.array(noteSchema),
    /** A correction that waits for another administrator. */
    waiting: z.array(z.object({ id: z.uuid(), tokens: z.int() })),
  }),
  errors: ["not_found"],
});

export const moveKinds = [
  "deposit_earned",
  "deposit_voided",
  "reward_spent",
  "correction",
  "dispute_held",
  "dispute_released",
  "reward_reserved",
  "reward_returned",
  "campaign_bonus",
  "campaign_bonus_returned",
] as const;

export const listPersonLedger = defineEndpoint({
  method: "GET",
  path: "/api/v1/users/:id/ledger",
  summary: "Every move of somebody's tokens with its reason, the newest first",
  access: "admin",
  params: idParams,
  query: z.object({ before: z.optional(z.uuid()) }),
  status: 200,
  response: z.object({
    moves: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        kind: z.enum(moveKinds),
        change: z.int(),
        balance: z.int(),
        material: z.nullable(materialSchema),
        grams: z.nullable(z.int()),
        /** JSON by language. */
        point: z.nullable(z.string()),
        reward: z.nullable(z.string()),
        /** Of a correction by hand. */
        reason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.uuid()),
  }),
  errors: ["not_found"],
});

export const listPersonDeposits = defineEndpoint({
  method: "GET",
  path: "/api/v1/users/:id/deposits",
  summary: "What somebody brought, the newest first",
  access: "admin",
  params: idParams,
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))),
  }),
  status: 200,
  response: z.object({
    deposits: z.array(
      z.object({
        number: z.int(),
        at: z.iso.datetime(),
        material: materialSchema,
        grams: z.int(),
        stars: z.int(),
        tokens: z.int(),
        status: z.enum(depositStatuses),
        point: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: ["not_found"],
});

export const setPersonState = defineEndpoint({
  method: "POST",
  path: "/api/v1/users/:id/state",
  summary: "Suspend somebody, which signs them out everywhere, or let them in again",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({ state: z.enum(["active", "suspended"]), reason: reasonSchema }),
  status: 200,
  response: z.object({}),
  errors: [...written, "forbidden"],
});

export const resetPersonCode = defineEndpoint({
  method: "POST",
  path: "/api/v1/users/:id/code",
  summary: "A new personal code; the old one opens nothing any more",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({ reason: reasonSchema }),
  status: 200,
  response: z.object({ code: z.string() }),
  errors: written,
});

export const setPersonRole = defineEndpoint({
  method: "POST",
  path: "/api/v1/users/:id/roles",
  summary: "Give somebody a role or take it back",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({ role: roleSchema, held: z.boolean() }),
  status: 200,
  response: z.object({}),
  errors: written,
});

export const endPersonDevice = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/users/:id/devices/:deviceId",
  summary: "Sign one of somebody's devices out",
  access: "admin",
  idempotent: true,
  params: z.object({ id: z.uuid(), deviceId: z.uuid() }),
  status: 204,
  response: z.void(),
  errors: written,
});

export const addPersonNote = defineEndpoint({
  method: "POST",
  path: "/api/v1/users/:id/notes",
  summary: "Write something down about somebody, for the team",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(noteLimit)),
  }),
  status: 201,
  response: z.object({}),
  errors: written,
});

export const correctBalance = defineEndpoint({
  method: "POST",
  path: "/api/v1/users/:id/corrections",
  summary: "Give or take tokens with a reason; above the limit a second administrator decides",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    /** Hundredths; below zero to take. */
    change: z.int().check(
      z.minimum(-correctionLimits.most),
      z.maximum(correctionLimits.most),
      z.refine((change) => change !== 0, "zero"),
    ),
    reason: reasonSchema,
  }),
  status: 201,
  response: z.object({ id: z.uuid(), state: z.enum(["asked", "done"]) }),
  errors: [...written, "forbidden", "not_enough_tokens", "budget_empty"],
});

export const listCorrections = defineEndpoint({
  method: "GET",
  path: "/api/v1/corrections",
  summary: "Corrections that wait for a second administrator, the oldest first",
  access: "admin",
  query: z.object({ after: z.optional(z.uuid()) }),
  status: 200,
  response: z.object({
    corrections: z.array(
      z.object({
        id: z.uuid(),
        personId: z.uuid(),
        person: z.string(),
        tokens: z.int(),
        reason: z.string(),
        askedBy: z.string(),
        askedAt: z.iso.datetime(),
        /** Whoever asked for it leaves the decision to somebody else. */
        isMine: z.boolean(),
      }),
    ),
    next: z.nullable(z.uuid()),
  }),
});

export const decideCorrection = defineEndpoint({
  method: "POST",
  path: "/api/v1/corrections/:id/decision",
  summary: "Confirm or refuse what another administrator asked for",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({ decision: z.enum(["confirmed", "refused"]) }),
  status: 200,
  response: z.object({}),
  errors: [...written, "forbidden", "already_decided", "not_enough_tokens", "budget_empty"],
});
