import { defineEndpoint } from "./endpoint.ts";
import { phoneSchema } from "./fields.ts";
import { hoursSchema } from "./hours.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { z } from "zod/mini";

export const rewardKinds = ["shop", "phone_credit", "donation"] as const;
export type RewardKind = (typeof rewardKinds)[number];
export const rewardCategories = ["food", "home", "leisure", "phone", "tree", "give"] as const;
export type RewardCategory = (typeof rewardCategories)[number];

export const mostPieces = 20;

const placeSchema = z.object({ fr: z.string(), ar: z.string() });

/** Who gives it. A point among them has its own page; an operator has no place. */
const partnerSchema = z.object({
  name: localizedTextSchema,
  pointId: z.nullable(z.uuid()),
  commune: z.nullable(placeSchema),
  address: z.nullable(z.object({ fr: z.string(), ar: z.optional(z.string()) })),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  hours: hoursSchema,
});

export const rewardSchema = z.object({
  id: z.uuid(),
  kind: z.enum(rewardKinds),
  category: z.enum(rewardCategories),
  name: localizedTextSchema,
  description: localizedTextSchema,
  /** A path below `/api/`, which takes `?w=`; null: its category's tiles are shown. */
  picture: z.nullable(z.string()),
  /** In hundredths of a token. */
  price: z.int(),
  /** Null: as many as wanted. */
  stock: z.nullable(z.int()),
  /** Pieces for one person within `limitDays`; null: no limit. */
  mostPerPerson: z.nullable(z.int()),
  limitDays: z.int(),
  partner: partnerSchema,
  /** The brand that pays for it, by name; null: none. */
  brand: z.nullable(z.string()),
  /** As the crow flies from the position in the query; null without one. */
  distanceMeters: z.nullable(z.int()),
});
export type Reward = z.infer<typeof rewardSchema>;

const position = {
  lat: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
};
export const listRewards = defineEndpoint({
  method: "GET",
  path: "/api/v1/rewards",
  summary:
    "What tokens can be exchanged for: nearest first when a position is given, else by price",
  access: "public",
  cacheSeconds: 10,
  personalQuery: ["lat", "lng"],
  query: z
    .object({
      wilaya: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99))),
      category: z.optional(z.enum(rewardCategories)),
      ...position,
    })
    .check(
      z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
        message: "A position has a latitude and a longitude",
        path: ["lng"],
      }),
    ),
  status: 200,
  response: z.object({ rewards: z.array(rewardSchema) }),
});

export const showReward = defineEndpoint({
  method: "GET",
  path: "/api/v1/rewards/:id",
  summary: "One reward",
  access: "public",
  cacheSeconds: 10,
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: z.object({ reward: rewardSchema }),
  errors: ["not_found"],
});

export const redeemReward = defineEndpoint({
  method: "POST",
  path: "/api/v1/rewards/:id/redeem",
  summary: "Exchange tokens for a voucher: they are held until it is received",
  access: ["citizen"],
  idempotent: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    quantity: z.int().check(z.minimum(1), z.maximum(mostPieces)),
    /** As the person saw it, for one piece. */
    price: z.int().check(z.minimum(1)),
    /** Whose credit it is, for phone credit alone. */
    phone: z.optional(phoneSchema),
  }),
  status: 201,
  response: z.object({ id: z.uuid(), balance: z.int() }),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "phone_unverified",
    "citizen_suspended",
    "price_changed",
    "out_of_stock",
    "limit_reached",
    "not_enough_tokens",
  ],
});

/** A cause that asks to be given to, and how many want it to be. */
const causeSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  description: localizedTextSchema,
  votes: z.int(),
});

export const listCauses = defineEndpoint({
  method: "GET",
  path: "/api/v1/causes",
  summary:
    "The causes one may vote for in this quarter; the three with most votes open in the next",
  access: "public",
  status: 200,
  response: z.object({ causes: z.array(causeSchema), endsAt: z.iso.datetime() }),
});

export const voteForCause = defineEndpoint({
  method: "PUT",
  path: "/api/v1/causes/:id/vote",
  summary: "One voice in a quarter, which may be changed until it ends",
  access: ["citizen"],
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.undefined(),
  errors: ["not_found"],
});

export const myVote = defineEndpoint({
  method: "GET",
  path: "/api/v1/causes/mine",
  summary: "The cause the citizen votes for in this quarter",
  access: ["citizen"],
  status: 200,
  response: z.object({ causeId: z.nullable(z.uuid()) }),
});

/** The spec's reward history row. `reward_name` is JSON by language, as the spec keeps it. */
export const receptionRowSchema = z.object({
  id: z.uuid(),
  userProfile: z.string(),
  created_at: z.iso.datetime(),
  reward_name: z.string(),
  quantity: z.int(),
  tokens: z.number(),
});

export const consumerReception = defineEndpoint({
  method: "GET",
  path: "/api/consumerReception",
  summary: "The rewards the citizen received, newest first, by page",
  access: ["citizen"],
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000_000)), 1),
  }),
  status: 200,
  response: z.object({
    csReceptions: z.object({ data: z.array(receptionRowSchema), last_page: z.int() }),
  }),
});
