import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { defineEvent } from "./event.ts";
import { localizedTextSchema } from "./localized-text.ts";
import { product } from "./product.ts";
import { codeSchema, makeCode } from "./public-code.ts";
import { rewardKinds } from "./rewards.ts";

export const voucherStatuses = ["ready", "received", "expired", "cancelled"] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

/** How it ended: given by the shop's scan or the citizen's slide, sent, or given back. */
export const voucherEnds = [
  "scan",
  "slide",
  "digital",
  "donation",
  "expired",
  "failed",
  "withdrawn",
] as const;
export type VoucherEnd = (typeof voucherEnds)[number];

/** "DW-83QF-K2": read out, typed, or inside the QR. */
export const voucherLabel = (code: string): string =>
  `${product.voucherPrefix}-${code.slice(0, 4)}-${code.slice(4)}`;

/** Never begins as the label does: whoever types the label sign by sign has typed no code half way. */
export const makeVoucherCode = (random: (below: number) => number): string => {
  const code = makeCode(random);
  return code.startsWith(product.voucherPrefix) ? makeVoucherCode(random) : code;
};

/** What was typed or scanned, with or without the prefix and the dashes. */
const writtenCodeSchema = z.pipe(
  z.string().check(z.maxLength(24)),
  z.pipe(
    z.transform((typed: string) =>
      typed
        .trim()
        .toUpperCase()
        .replace(new RegExp(`^${product.voucherPrefix}-?`), ""),
    ),
    codeSchema,
  ),
);

export const topUpStates = ["pending", "unknown", "fulfilled", "refunded"] as const;
export type TopUpState = (typeof topUpStates)[number];

export const voucherSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  rewardId: z.uuid(),
  kind: z.enum(rewardKinds),
  /** JSON by language, as it was called when it was exchanged. */
  rewardName: z.string(),
  partnerName: localizedTextSchema,
  /** The partner gives in the app: the citizen need not slide. */
  givesInApp: z.boolean(),
  quantity: z.int(),
  tokens: z.int(),
  status: z.enum(voucherStatuses),
  endedBy: z.nullable(z.enum(voucherEnds)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
  /** For phone credit: what is known of it, and the last digits of the number. */
  topUp: z.nullable(z.object({ state: z.enum(topUpStates), phone: z.nullable(z.string()) })),
});
export type Voucher = z.infer<typeof voucherSchema>;

export const listVouchers = defineEndpoint({
  method: "GET",
  path: "/api/v1/vouchers",
  summary: "The citizen's vouchers: those that can be used, and the last that could",
  access: ["citizen"],
  status: 200,
  response: z.object({ vouchers: z.array(voucherSchema) }),
});

const givenSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  rewardName: z.string(),
  quantity: z.int(),
  /** First name and initial. */
  citizenName: z.string(),
  status: z.enum(voucherStatuses),
  expiresAt: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
});
export type GivenVoucher = z.infer<typeof givenSchema>;

export const findVoucher = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/vouchers/:code",
  summary: "A voucher that somebody shows at this shop, before it is given",
  access: "point-staff",
  params: z.object({ id: z.uuid(), code: writtenCodeSchema }),
  status: 200,
  response: z.object({ voucher: givenSchema }),
  errors: ["not_found", "too_many_requests"],
});

export const receiveVoucher = defineEndpoint({
  method: "POST",
  path: "/api/v1/vouchers/:code/receive",
  summary: "Given: said by the shop's staff, or by the citizen in front of them",
  access: "signed-in",
  idempotent: true,
  params: z.object({ code: writtenCodeSchema }),
  status: 200,
  response: z.object({ voucher: givenSchema }),
  errors: [
    "idempotency_key_missing",
    "idempotency_key_reused",
    "not_found",
    "voucher_used",
    "voucher_expired",
    "too_many_requests",
  ],
});

/** "2026-11" */
const monthSchema = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "month"));

export const pointVouchers = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/vouchers",
  summary: "What this shop gave in a month and what it is owed for it",
  access: "point-staff",
  params: z.object({ id: z.uuid() }),
  query: z.object({ month: z.optional(monthSchema) }),
  status: 200,
  response: z.object({
    month: monthSchema,
    /** Whether this point gives rewards at all. */
    isPartner: z.boolean(),
    given: z.array(givenSchema),
    pieces: z.int(),
    /** In centimes, by the agreement with this shop; null for a collaborator. */
    owedCentimes: z.nullable(z.int()),
  }),
  errors: ["not_found"],
});

export const pointSettlement = defineEndpoint({
  method: "GET",
  path: "/api/v1/points/:id/settlement",
  summary: "A month's account with this shop, reward by reward",
  access: "point-staff",
  files: ["pdf", "csv"],
  params: z.object({ id: z.uuid() }),
  query: z.object({ month: monthSchema }),
  status: 200,
  response: z.string(),
  errors: ["not_found", "too_many_requests"],
});

export const withdrawVoucher = defineEndpoint({
  method: "POST",
  path: "/api/v1/vouchers/:id/withdraw",
  summary: "Take a voucher back, with a reason; its tokens return to the citizen",
  access: "admin",
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ note: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)) }),
  status: 204,
  response: z.undefined(),
  errors: ["not_found", "voucher_used"],
});

const aboutVoucher = {
  voucherId: z.uuid(),
  citizenId: z.uuid(),
  rewardId: z.uuid(),
  partnerId: z.uuid(),
  quantity: z.int(),
  tokens: z.int(),
  /** The citizen's, after it. */
  balance: z.int(),
};

export const voucherIssued = defineEvent({
  name: "voucher.issued",
  payload: z.object({ ...aboutVoucher, kind: z.enum(rewardKinds) }),
});

export const voucherClosed = defineEvent({
  name: "voucher.closed",
  payload: z.object({ ...aboutVoucher, end: z.enum(voucherEnds) }),
});
