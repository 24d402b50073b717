import { pointDecisions } from "@app/contract/point-changes";
import { refusalReasons } from "@app/contract/declarations";
import { disputeDecisions } from "@app/contract/deposit-changes";
import { z } from "zod";

const kind = <K extends string, S extends z.ZodRawShape>(name: K, data: S) =>
  z.object({ kind: z.literal(name), data: z.object(data) });

/** Everything a device is told of, and what its text needs to know. Nothing of anybody else. */
export const pushSchema = z.discriminatedUnion("kind", [
  kind("deposit_recorded", { tokens: z.int() }),
  kind("point_decided", { decision: z.enum(pointDecisions) }),
  kind("deposit_voided", { tokens: z.int() }),
  kind("dispute_decided", { decision: z.enum(disputeDecisions) }),
  kind("declaration_refused", { reason: z.enum(refusalReasons) }),
  kind("declaration_expired", {}),
  kind("test", {}),
]);
export type PushContent = z.infer<typeof pushSchema>;

const day = 24 * 60 * 60;

const ofDeposit = { ttlSeconds: day, urgency: "normal", path: "/consumer/dashboard" } as const;

/** How long it is worth knowing, how soon, and which page it is about. */
export const deliveryOf = {
  point_decided: { ttlSeconds: 7 * day, urgency: "normal", path: "/collection-point/profile" },
  deposit_recorded: ofDeposit,
  deposit_voided: ofDeposit,
  dispute_decided: ofDeposit,
  declaration_refused: ofDeposit,
  declaration_expired: ofDeposit,
  test: { ttlSeconds: 60, urgency: "high", path: "/settings" },
} as const satisfies Record<PushContent["kind"], object>;
