import type { Locale } from "@app/contract/locales";
import { localized, readLocalizedJson } from "@app/contract/localized-text";
import type { Notification } from "@app/contract/notifications";
import { inOwnOrder } from "../../i18n/in-own-order.ts";
import type { TileDrawing } from "../../ui/tile.tsx";

export const drawings = {
  deposit_recorded: { name: "bottle", pair: 1 },
  deposit_waiting: { name: "bottle", pair: 3 },
  deposit_voided: { name: "bottle", pair: 0 },
  dispute_decided: { name: "scale", pair: 4 },
  declaration_refused: { name: "bag", pair: 0 },
  declaration_expired: { name: "bag", pair: 0 },
  point_decided: { name: "shop", pair: 2 },
  point_paused: { name: "shop", pair: 0 },
  point_reopened: { name: "shop", pair: 1 },
  deposit_paid: { name: "bottle", pair: 1 },
  balance_raised: { name: "flower", pair: 1 },
  balance_lowered: { name: "flower", pair: 0 },
  code_reset: { name: "khatam", pair: 4 },
  campaign_bonus: { name: "flower", pair: 1 },
  voucher_received: { name: "basket", pair: 1 },
  voucher_expiring: { name: "sun", pair: 3 },
  voucher_expired: { name: "sun", pair: 0 },
  voucher_withdrawn: { name: "basket", pair: 0 },
  credit_sent: { name: "mobile", pair: 1 },
  credit_failed: { name: "mobile", pair: 0 },
  transporter_decided: { name: "van", pair: 6 },
  paper_expiring: { name: "van", pair: 2 },
  van_requested: { name: "van", pair: 3 },
  van_coming: { name: "van", pair: 1 },
  van_late: { name: "van", pair: 3 },
  van_proposed: { name: "van", pair: 3 },
  van_arrived: { name: "van", pair: 1 },
  van_turned_back: { name: "van", pair: 0 },
  van_given_back: { name: "van", pair: 0 },
  van_postponed: { name: "van", pair: 3 },
  van_no_taker: { name: "van", pair: 0 },
  driver_signed: { name: "scale", pair: 3 },
  point_signed: { name: "scale", pair: 3 },
  handed_over: { name: "scale", pair: 1 },
  van_loaded: { name: "scale", pair: 1 },
  handover_differs: { name: "scale", pair: 0 },
  load_differs: { name: "scale", pair: 0 },
  lot_delivered: { name: "van", pair: 1 },
  job_near: { name: "van", pair: 2 },
  pickup_assigned: { name: "van", pair: 1 },
  pickup_cancelled: { name: "van", pair: 0 },
  proposal_taken: { name: "van", pair: 1 },
  proposal_refused: { name: "van", pair: 0 },
  transport_paid: { name: "van", pair: 1 },
} as const satisfies Record<Notification["kind"], TileDrawing>;

const texts = [
  "deposit_recorded",
  "deposit_waiting",
  "deposit_voided",
  "balance_raised",
  "balance_lowered",
  "code_reset",
  "dispute_stands",
  "dispute_corrected",
  "dispute_cancelled",
  "refused_not_found",
  "refused_not_recyclable",
  "refused_mixed",
  "declaration_expired",
  "point_approved",
  "point_more_info",
  "point_refused",
  "point_paused",
  "point_reopened",
  "deposit_paid",
  "campaign_bonus",
  "voucher_received",
  "voucher_expiring",
  "voucher_expired",
  "voucher_withdrawn",
  "credit_sent",
  "credit_failed",
  "transporter_approved",
  "transporter_more_info",
  "transporter_refused",
  "paper_licence",
  "paper_register",
  "paper_insurance",
  "van_requested",
  "van_coming",
  "van_late",
  "van_proposed",
  "van_arrived",
  "van_turned_back",
  "van_given_back",
  "van_postponed",
  "van_no_taker",
  "driver_signed",
  "point_signed",
  "handed_over",
  "van_loaded",
  "handover_differs",
  "load_differs",
  "lot_delivered",
  "job_near",
  "pickup_assigned",
  "pickup_cancelled",
  "proposal_taken",
  "proposal_refused",
  "transport_paid",
] as const;
export type TextName = (typeof texts)[number];

/** Which sentence tells it; null for one that a newer server knows and this page does not. */
export const textOf = ({ kind, data }: Pick<Notification, "kind" | "data">): TextName | null => {
  const wanted = {
    dispute_decided: `dispute_${data["decision"]}`,
    declaration_refused: `refused_${data["reason"]}`,
    point_decided: `point_${data["decision"]}`,
    transporter_decided: `transporter_${data["decision"]}`,
    paper_expiring: `paper_${data["paper"]}`,
  };
  const name = kind in wanted ? wanted[kind as keyof typeof wanted] : kind;
  return texts.find((text) => text === name) ?? null;
};

/** What a voucher was for, in the reader's language; empty when it cannot be read. */
export const rewardOf = ({ data }: Pick<Notification, "data">, language: Locale): string => {
  const { reward } = data;
  const name = typeof reward === "string" ? readLocalizedJson(reward) : null;
  return name ? localized(name, language) : "";
};

/** Whose campaign it was; a name keeps its order inside a line of Arabic. */
export const brandOf = ({ data }: Pick<Notification, "data">): string => {
  const { brand } = data;
  return typeof brand === "string" ? inOwnOrder(brand) : "";
};

export const tokensOf = ({ data }: Pick<Notification, "data">): number => {
  const { tokens } = data;
  return typeof tokens === "number" ? tokens : 0;
};

/** How long a paper still holds. */
export const daysOf = ({ data }: Pick<Notification, "data">): number => {
  const { days } = data;
  return typeof days === "number" ? days : 0;
};
