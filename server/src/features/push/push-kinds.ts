import { pointDecisions } from "@app/contract/point-changes";
import { refusalReasons } from "@app/contract/declarations";
import { disputeDecisions } from "@app/contract/deposit-changes";
import { z } from "zod";

const kind = <K extends string, S extends z.ZodRawShape>(name: K, data: S) =>
  z.object({ kind: z.literal(name), data: z.object(data) });

/** Its name, as JSON by language. */
const reward = { reward: z.string() };

/** Everything a device is told of, and what its text needs to know. Nothing of anybody else. */
export const pushSchema = z.discriminatedUnion("kind", [
  kind("deposit_recorded", { tokens: z.int() }),
  kind("point_decided", { decision: z.enum(pointDecisions) }),
  kind("deposit_voided", { tokens: z.int() }),
  kind("dispute_decided", { decision: z.enum(disputeDecisions) }),
  kind("declaration_refused", { reason: z.enum(refusalReasons) }),
  kind("declaration_expired", {}),
  kind("deposit_paid", { tokens: z.int() }),
  kind("voucher_received", reward),
  kind("voucher_expiring", reward),
  kind("voucher_expired", { ...reward, tokens: z.int() }),
  kind("voucher_withdrawn", { ...reward, tokens: z.int() }),
  kind("credit_sent", reward),
  kind("credit_failed", { ...reward, tokens: z.int() }),
  kind("test", {}),
]);
export type PushContent = z.infer<typeof pushSchema>;

const day = 24 * 60 * 60;

const ofDeposit = { ttlSeconds: day, urgency: "normal", path: "/consumer/dashboard" } as const;

const ofVoucher = {
  ttlSeconds: day,
  urgency: "normal",
  path: "/marketplace/vouchers",
} as const;

/** How long it is worth knowing, how soon, and which page it is about. */
export const deliveryOf = {
  point_decided: { ttlSeconds: 7 * day, urgency: "normal", path: "/collection-point/profile" },
  deposit_recorded: ofDeposit,
  deposit_voided: ofDeposit,
  dispute_decided: ofDeposit,
  declaration_refused: ofDeposit,
  declaration_expired: ofDeposit,
  deposit_paid: ofDeposit,
  voucher_received: ofVoucher,
  voucher_expiring: ofVoucher,
  voucher_expired: ofVoucher,
  voucher_withdrawn: ofVoucher,
  credit_sent: ofVoucher,
  credit_failed: ofVoucher,
  test: { ttlSeconds: 60, urgency: "high", path: "/settings" },
} as const satisfies Record<PushContent["kind"], object>;
