import { pointDecisions } from "@app/contract/point-changes";
import { refusalReasons } from "@app/contract/declarations";
import { disputeDecisions } from "@app/contract/deposit-changes";
import { paperKinds } from "@app/contract/transporter-papers";
import { z } from "zod";

const kind = <K extends string, S extends z.ZodRawShape>(name: K, data: S) =>
  z.object({ kind: z.literal(name), data: z.object(data) });

/** Its name, as JSON by language. */
const reward = { reward: z.string() };

/** By name, and whose name it is: it is forgotten with them. */
const driver = { driver: z.string(), driverId: z.uuid() };
/** When, as instants. */
const when = { from: z.string(), to: z.string() };
/** A point or a commune by its name, as JSON by language. */
const place = { place: z.string() };
const lot = { lot: z.string() };
const weight = { grams: z.int() };
const amount = { centimes: z.int() };

/** What a point is told of a van, and a driver of a job. */
const ofPickups = [
  kind("van_requested", {}),
  kind("van_coming", { ...driver, plate: z.string(), ...when }),
  kind("van_late", { ...driver, minutes: z.int() }),
  kind("van_proposed", { ...driver, ...when }),
  kind("van_arrived", driver),
  kind("van_turned_back", { ...driver, ...when }),
  kind("van_given_back", when),
  kind("van_postponed", when),
  kind("van_no_taker", {}),
  kind("driver_signed", {}),
  kind("handed_over", { ...lot, ...weight }),
  kind("handover_differs", {}),
  kind("lot_delivered", lot),
  kind("job_near", { ...place, ...when, ...amount }),
  kind("point_signed", place),
  kind("van_loaded", { ...lot, ...weight, ...place }),
  kind("load_differs", place),
  kind("pickup_assigned", { ...place, ...when }),
  kind("pickup_cancelled", { ...place, ...when }),
  kind("proposal_taken", { ...place, ...when }),
  kind("proposal_refused", { ...place, ...when }),
  kind("transport_paid", { ...lot, ...amount }),
] as const;

/** Everything a device is told of, and what its text needs to know. Nothing of anybody else. */
export const pushSchema = z.discriminatedUnion("kind", [
  kind("deposit_recorded", { tokens: z.int() }),
  kind("deposit_waiting", { tokens: z.int() }),
  kind("point_decided", { decision: z.enum(pointDecisions) }),
  kind("point_paused", { ...place, note: z.string() }),
  kind("point_reopened", { ...place, note: z.string() }),
  kind("deposit_voided", { tokens: z.int() }),
  kind("dispute_decided", { decision: z.enum(disputeDecisions) }),
  kind("declaration_refused", { reason: z.enum(refusalReasons) }),
  kind("declaration_expired", {}),
  kind("deposit_paid", { tokens: z.int() }),
  kind("balance_raised", { tokens: z.int() }),
  kind("balance_lowered", { tokens: z.int() }),
  kind("code_reset", {}),
  kind("campaign_bonus", { tokens: z.int(), brand: z.string() }),
  kind("voucher_received", reward),
  kind("voucher_expiring", reward),
  kind("voucher_expired", { ...reward, tokens: z.int() }),
  kind("voucher_withdrawn", { ...reward, tokens: z.int() }),
  kind("credit_sent", reward),
  kind("credit_failed", { ...reward, tokens: z.int() }),
  kind("transporter_decided", { decision: z.enum(pointDecisions) }),
  kind("paper_expiring", { paper: z.enum(paperKinds), days: z.int() }),
  ...ofPickups,
  kind("test", {}),
]);
export type PushContent = z.infer<typeof pushSchema>;

const day = 24 * 60 * 60;

const ofDeposit = { ttlSeconds: day, urgency: "normal", path: "/consumer/dashboard" } as const;

const ofPoint = {
  ttlSeconds: 7 * day,
  urgency: "normal",
  path: "/collection-point/profile",
} as const;

const ofVoucher = {
  ttlSeconds: day,
  urgency: "normal",
  path: "/marketplace/vouchers",
} as const;

const ofDriver = {
  ttlSeconds: 7 * day,
  urgency: "normal",
  path: "/transporter/dashboard",
} as const;
/** A van at the door is worth a sound. */
const ofVan = {
  ttlSeconds: day,
  urgency: "high",
  path: "/collection-point/pickups",
} as const;
const ofJob = { ttlSeconds: day, urgency: "normal", path: "/transporter/jobs" } as const;
const ofRoute = { ttlSeconds: day, urgency: "high", path: "/transporter/dashboard" } as const;

/** How long it is worth knowing, how soon, and which page it is about. */
export const deliveryOf = {
  point_decided: ofPoint,
  point_paused: ofPoint,
  point_reopened: ofPoint,
  deposit_recorded: ofDeposit,
  deposit_waiting: ofDeposit,
  deposit_voided: ofDeposit,
  dispute_decided: ofDeposit,
  declaration_refused: ofDeposit,
  declaration_expired: ofDeposit,
  deposit_paid: ofDeposit,
  balance_raised: ofDeposit,
  balance_lowered: ofDeposit,
  code_reset: { ttlSeconds: 7 * day, urgency: "normal", path: "/consumer/dashboard" },
  campaign_bonus: ofDeposit,
  voucher_received: ofVoucher,
  voucher_expiring: ofVoucher,
  voucher_expired: ofVoucher,
  voucher_withdrawn: ofVoucher,
  credit_sent: ofVoucher,
  credit_failed: ofVoucher,
  transporter_decided: ofDriver,
  paper_expiring: ofDriver,
  van_requested: ofVan,
  van_coming: ofVan,
  van_late: ofVan,
  van_proposed: ofVan,
  van_arrived: ofVan,
  van_turned_back: ofVan,
  van_given_back: ofVan,
  van_postponed: ofVan,
  van_no_taker: ofVan,
  driver_signed: ofVan,
  handed_over: ofVan,
  handover_differs: ofVan,
  lot_delivered: ofVan,
  job_near: ofJob,
  point_signed: ofRoute,
  van_loaded: ofRoute,
  load_differs: ofRoute,
  pickup_assigned: ofRoute,
  pickup_cancelled: ofRoute,
  proposal_taken: ofRoute,
  proposal_refused: ofRoute,
  transport_paid: ofRoute,
  test: { ttlSeconds: 60, urgency: "high", path: "/settings" },
} as const satisfies Record<PushContent["kind"], object>;
