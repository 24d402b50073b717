import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { materialSchema } from "./materials.ts";

/** Written by a brand, asked of the back office, running once it was paid for, over. */
export const campaignStates = ["draft", "asked", "running", "ended"] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignLimits = {
  nameLength: 120,
  bonusPercent: 100,
  /** In centimes of a dinar: from 10 000 to 100 million dinars. */
  centimes: { min: 1_000_000, max: 10_000_000_000 },
  /** Both days included. */
  days: 366,
  /** Of one brand, whatever became of them. */
  most: 200,
} as const;

const dayMs = 86_400_000;
const daysBetween = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayMs + 1;

const nothingTwice = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

/** What a deposit earns on top of its tokens, in hundredths; what is below one is cut off. */
export const bonusFor = (tokens: number, percent: number): number =>
  Math.floor((tokens * percent) / 100);

/** The words of a message are names of texts that the form has. */
export const campaignInputSchema = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(2, "name"), z.maxLength(120, "name")),
    /** Null: all of them. */
    materials: z.nullable(
      z
        .array(materialSchema)
        .check(z.minLength(1, "materials"), z.maxLength(3), z.refine(nothingTwice)),
    ),
    wilayas: z.nullable(
      z
        .array(z.int().check(z.minimum(1), z.maximum(99)))
        .check(z.minLength(1, "wilayas"), z.maxLength(69), z.refine(nothingTwice)),
    ),
    /** Days of the country's calendar, both included. */
    firstDay: z.iso.date("day"),
    lastDay: z.iso.date("day"),
    bonusPercent: z
      .int("bonus")
      .check(z.minimum(0, "bonus"), z.maximum(campaignLimits.bonusPercent, "bonus")),
    /** What the brand pays; whole dinars. */
    centimes: z
      .int("amount")
      .check(
        z.minimum(campaignLimits.centimes.min, "amount"),
        z.maximum(campaignLimits.centimes.max, "amount"),
        z.multipleOf(100, "amount"),
      ),
  })
  .check(
    // A day that is not filled in is told of as such, and not as an order or a length.
    z.refine(({ firstDay, lastDay }) => !(daysBetween(firstDay, lastDay) < 1), {
      error: "order",
      path: ["lastDay"],
    }),
    z.refine(({ firstDay, lastDay }) => !(daysBetween(firstDay, lastDay) > campaignLimits.days), {
      error: "long",
      path: ["lastDay"],
    }),
  );
export type CampaignInput = z.infer<typeof campaignInputSchema>;

const countSchema = z.int().check(z.minimum(0));

const campaignSchema = z.object({
  id: z.uuid(),
  state: z.enum(campaignStates),
  name: z.string(),
  materials: z.nullable(z.array(materialSchema)),
  wilayas: z.nullable(z.array(z.int())),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  bonusPercent: z.int(),
  centimes: z.int(),
  /** What that opens, in hundredths of a token. */
  tokens: countSchema,
  /** Of these, what has been put in and not paid out; 0 before it runs. */
  left: countSchema,
  /** All that was ever put in, by the first payment and by later ones. */
  filled: countSchema,
  bonusTokens: countSchema,
  deposits: countSchema,
  grams: countSchema,
  /** Why the back office sent it back. */
  refusal: z.nullable(z.string()),
  askedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
});
export type Campaign = z.infer<typeof campaignSchema>;

const idParams = z.object({ id: z.uuid() });

export const listCampaigns = defineEndpoint({
  method: "GET",
  path: "/api/v1/brand/campaigns",
  summary: "The brand's campaigns, the newest first, and what each has paid for",
  access: "brand-viewer",
  status: 200,
  response: z.object({
    campaigns: z.array(campaignSchema),
    /** What the asking person may do: write drafts; ask for one and end one. */
    mayWrite: z.boolean(),
    mayAsk: z.boolean(),
  }),
});

export const draftCampaign = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/campaigns",
  summary: "Write a campaign; nobody is asked for anything yet",
  access: "brand-editor",
  idempotent: true,
  body: campaignInputSchema,
  status: 201,
  response: z.object({ id: z.uuid() }),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "limit_reached"],
});

export const changeCampaign = defineEndpoint({
  method: "PUT",
  path: "/api/v1/brand/campaigns/:id",
  summary: "Write a draft anew",
  access: "brand-editor",
  params: idParams,
  body: campaignInputSchema,
  status: 204,
  response: z.undefined(),
  errors: ["not_found", "already_decided"],
});

export const dropCampaign = defineEndpoint({
  method: "DELETE",
  path: "/api/v1/brand/campaigns/:id",
  summary: "Throw a draft away",
  access: "brand-editor",
  params: idParams,
  status: 204,
  response: z.undefined(),
  errors: ["not_found", "already_decided"],
});

export const askCampaign = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/campaigns/:id/ask",
  summary: "Ask for a campaign: it runs once the back office has seen the payment",
  access: "brand-admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    /** As the person saw it. */
    centimes: z.int(),
  }),
  status: 200,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "already_decided",
    "price_changed",
    "too_late",
  ],
});

export const endCampaign = defineEndpoint({
  method: "POST",
  path: "/api/v1/brand/campaigns/:id/end",
  summary: "End a campaign before its last day; what is left stays in its budget",
  access: "brand-admin",
  idempotent: true,
  params: idParams,
  status: 200,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "already_decided"],
});

export const listAskedCampaigns = defineEndpoint({
  method: "GET",
  path: "/api/v1/campaigns",
  summary: "What brands have asked for and nobody has answered, the oldest first",
  access: "admin",
  status: 200,
  response: z.object({
    campaigns: z.array(
      z.extend(
        z.pick(campaignSchema, {
          id: true,
          name: true,
          materials: true,
          wilayas: true,
          firstDay: true,
          lastDay: true,
          bonusPercent: true,
          centimes: true,
          tokens: true,
          askedAt: true,
        }),
        { brandId: z.uuid(), brand: z.string() },
      ),
    ),
  }),
});

export const confirmCampaign = defineEndpoint({
  method: "POST",
  path: "/api/v1/campaigns/:id/confirmation",
  summary: "The payment has come: the campaign's budget is filled and it runs",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    /** What came, which has to be what was asked for. */
    centimes: z.int().check(z.minimum(1)),
    /** The invoice or the transfer. */
    reference: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  }),
  status: 201,
  response: z.object({}),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "already_decided",
    "price_changed",
    "too_late",
  ],
});

export const refuseCampaign = defineEndpoint({
  method: "POST",
  path: "/api/v1/campaigns/:id/refusal",
  summary: "Send a campaign back to its brand with the reason: it is a draft again",
  access: "admin",
  idempotent: true,
  params: idParams,
  body: z.strictObject({ note: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)) }),
  status: 200,
  response: z.object({}),
  errors: ["idempotency_key_missing", "idempotency_key_reused", "not_found", "already_decided"],
});

/** What a campaign adds to a deposit has come, or has gone back with it (below zero). */
export const depositBonus = defineEvent({
  name: "deposit.bonus",
  payload: z.object({
    depositId: z.uuid(),
    citizenId: z.uuid(),
    /** Whose campaign it is, by name. */
    brand: z.string(),
    tokens: z.int(),
    balance: z.int(),
  }),
});
