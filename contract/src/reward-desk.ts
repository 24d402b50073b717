import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import {
  localizedTextSchema,
  writtenDescriptionSchema,
  writtenNameSchema,
} from "./localized-text.ts";
import { rewardCategories, rewardKinds } from "./rewards.ts";

export const rewardStatuses = ["draft", "candidate", "published", "paused", "ended"] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

export const rewardLimits = {
  /** Hundredths of a token, as the database has it. */
  leastPrice: 100,
  mostPrice: 100_000_000,
  mostCentimes: 1_000_000_000,
  mostStock: 1_000_000,
  mostPerPerson: 1000,
  mostLimitDays: 366,
  mostCreditDinars: 10_000,
} as const;

const deskRewardSchema = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  kind: z.enum(rewardKinds),
  category: z.enum(rewardCategories),
  status: z.enum(rewardStatuses),
  name: localizedTextSchema,
  description: localizedTextSchema,
  picture: z.nullable(z.string()),
  price: z.int(),
  /** Null: as many as wanted. */
  stock: z.nullable(z.int()),
  mostPerPerson: z.nullable(z.int()),
  limitDays: z.int(),
  /** What the partner is paid for one piece. */
  partnerCentimes: z.int(),
  creditDinars: z.nullable(z.int()),
  /** Vouchers that nobody has fetched yet: what they were given for stays as it was written. */
  waiting: z.int(),
});
export type DeskReward = z.infer<typeof deskRewardSchema>;

const partnerSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  isActive: z.boolean(),
  /** It is a point: its place and hours are the point's. */
  isPoint: z.boolean(),
});
export type Partner = z.infer<typeof partnerSchema>;

export const listDeskRewards = defineEndpoint({
  method: "GET",
  path: "/api/v1/reward-desk",
  summary: "Every reward, whether it is offered or not, the newest first, by page",
  access: "admin",
  query: z.object({ after: z.optional(z.uuid()) }),
  status: 200,
  response: z.object({ rewards: z.array(deskRewardSchema), next: z.nullable(z.uuid()) }),
});

export const listPartners = defineEndpoint({
  method: "GET",
  path: "/api/v1/reward-desk/partners",
  summary: "Who gives rewards, by name",
  access: "admin",
  status: 200,
  response: z.object({ partners: z.array(partnerSchema) }),
});

const idParams = z.object({ id: z.uuid() });

export const savePartner = defineEndpoint({
  method: "PUT",
  path: "/api/v1/reward-desk/partners/:id",
  summary: "A new partner under an id of the caller's, or another name, or whether it takes part",
  access: "admin",
  params: idParams,
  body: z.strictObject({ name: writtenNameSchema, isActive: z.boolean() }),
  status: 200,
  response: z.object({}),
});

export const rewardTermsSchema = z
  .strictObject({
    partnerId: z.uuid(),
    /** Of a new one; it stays what it is. */
    kind: z.enum(rewardKinds),
    category: z.enum(rewardCategories),
    name: writtenNameSchema,
    description: writtenDescriptionSchema,
    price: z.int().check(z.minimum(rewardLimits.leastPrice), z.maximum(rewardLimits.mostPrice)),
    mostPerPerson: z.nullable(z.int().check(z.minimum(1), z.maximum(rewardLimits.mostPerPerson))),
    limitDays: z.int().check(z.minimum(1), z.maximum(rewardLimits.mostLimitDays)),
    partnerCentimes: z.int().check(z.minimum(0), z.maximum(rewardLimits.mostCentimes)),
    creditDinars: z.nullable(z.int().check(z.minimum(1), z.maximum(rewardLimits.mostCreditDinars))),
  })
  .check(
    z.refine(({ kind, creditDinars }) => (kind === "phone_credit") === (creditDinars !== null), {
      message: "Phone credit has an amount, nothing else has",
      path: ["creditDinars"],
    }),
  );
export type RewardTerms = z.infer<typeof rewardTermsSchema>;

export const saveReward = defineEndpoint({
  method: "PUT",
  path: "/api/v1/reward-desk/:id",
  summary: "A new draft under an id of the caller's, or other terms; vouchers keep theirs",
  access: "admin",
  params: idParams,
  body: rewardTermsSchema,
  status: 200,
  response: z.object({}),
  /** Somebody holds a voucher for what these words say. */
  errors: ["not_found", "reward_in_use"],
});

export const moveReward = defineEndpoint({
  method: "PUT",
  path: "/api/v1/reward-desk/:id/status",
  summary: "Publish a reward, take it off for a while, or end it for good",
  access: "admin",
  params: idParams,
  body: z.strictObject({ status: z.enum(["published", "paused", "ended"]) }),
  status: 200,
  response: z.object({}),
  errors: ["not_found", "already_decided"],
});

export const stockReward = defineEndpoint({
  method: "PUT",
  path: "/api/v1/reward-desk/:id/stock",
  summary: "How many there are, in place of the number that was on the screen",
  access: "admin",
  params: idParams,
  body: z.strictObject({
    expected: z.nullable(z.int().check(z.minimum(0), z.maximum(rewardLimits.mostStock))),
    stock: z.nullable(z.int().check(z.minimum(0), z.maximum(rewardLimits.mostStock))),
  }),
  status: 200,
  response: z.object({}),
  errors: ["not_found", "stock_moved"],
});

/** Made small before: 1280 wide. */
export const mostRewardPhotoBytes = 800_000;

export const pictureReward = defineEndpoint({
  method: "PUT",
  path: "/api/v1/reward-desk/:id/picture",
  summary: "A picture of the reward, or none: then the tiles of its category stand for it",
  access: "admin",
  bodyBytes: mostRewardPhotoBytes + 1024,
  params: idParams,
  body: z.strictObject({
    /** A JPEG, PNG or WebP, base64. */
    data: z.nullable(z.base64().check(z.minLength(1), z.maxLength(mostRewardPhotoBytes))),
  }),
  status: 200,
  response: z.object({ picture: z.nullable(z.string()) }),
  errors: ["not_found", "not_a_picture"],
});
