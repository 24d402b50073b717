import type { Locale } from "@app/contract/locales";
import { localized, readLocalizedJson } from "@app/contract/localized-text";
import type { Notification } from "@app/contract/notifications";
import type { TileDrawing } from "../../ui/tile.tsx";

export const drawings = {
  deposit_recorded: { name: "bottle", pair: 1 },
  deposit_voided: { name: "bottle", pair: 0 },
  dispute_decided: { name: "scale", pair: 4 },
  declaration_refused: { name: "bag", pair: 0 },
  declaration_expired: { name: "bag", pair: 0 },
  point_decided: { name: "shop", pair: 2 },
  deposit_paid: { name: "bottle", pair: 1 },
  voucher_received: { name: "basket", pair: 1 },
  voucher_expiring: { name: "sun", pair: 3 },
  voucher_expired: { name: "sun", pair: 0 },
  voucher_withdrawn: { name: "basket", pair: 0 },
  credit_sent: { name: "mobile", pair: 1 },
  credit_failed: { name: "mobile", pair: 0 },
} as const satisfies Record<Notification["kind"], TileDrawing>;

const texts = [
  "deposit_recorded",
  "deposit_voided",
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
  "deposit_paid",
  "voucher_received",
  "voucher_expiring",
  "voucher_expired",
  "voucher_withdrawn",
  "credit_sent",
  "credit_failed",
] as const;
export type TextName = (typeof texts)[number];

/** Which sentence tells it; null for one that a newer server knows and this page does not. */
export const textOf = ({ kind, data }: Pick<Notification, "kind" | "data">): TextName | null => {
  const wanted = {
    dispute_decided: `dispute_${data["decision"]}`,
    declaration_refused: `refused_${data["reason"]}`,
    point_decided: `point_${data["decision"]}`,
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

export const tokensOf = ({ data }: Pick<Notification, "data">): number => {
  const { tokens } = data;
  return typeof tokens === "number" ? tokens : 0;
};
