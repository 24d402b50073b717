import type { Voucher } from "@app/contract/vouchers";

export const voucherTabs = ["ready", "received", "expired"] as const;
export type VoucherTab = (typeof voucherTabs)[number];

/** Taken back or run out, its tokens came back either way. */
const tabOf = ({ status }: Voucher): VoucherTab => (status === "cancelled" ? "expired" : status);

const closedAtOf = ({ closedAt, createdAt }: Voucher): number => Date.parse(closedAt ?? createdAt);

/** Those to be used soonest first; the others by when they ended. */
export const vouchersIn = (vouchers: readonly Voucher[], tab: VoucherTab): Voucher[] =>
  vouchers
    .filter((voucher) => tabOf(voucher) === tab)
    .toSorted((one, other) =>
      tab === "ready"
        ? Date.parse(one.expiresAt) - Date.parse(other.expiresAt)
        : closedAtOf(other) - closedAtOf(one),
    );

/** What the page of a voucher is about. */
export type VoucherState =
  /** To be shown at the shop. */
  | "show"
  | "onItsWay"
  /** The operator has not said yes or no. */
  | "unsure"
  | "received"
  | "arrived"
  | "given"
  | "expired"
  | "failed"
  | "withdrawn";

const openStateOf = ({ kind, topUp }: Voucher): VoucherState => {
  if (kind !== "phone_credit") return "show";
  return topUp?.state === "unknown" ? "unsure" : "onItsWay";
};

const receivedStates = { shop: "received", phone_credit: "arrived", donation: "given" } as const;

/** A phone without a network does not hear that the days are over, but it has a clock. */
const isOver = ({ expiresAt, kind }: Voucher, now: number): boolean =>
  kind === "shop" && Date.parse(expiresAt) <= now;

export const stateOf = (voucher: Voucher, now: number): VoucherState => {
  if (voucher.status === "ready") return isOver(voucher, now) ? "expired" : openStateOf(voucher);
  if (voucher.status === "received") return receivedStates[voucher.kind];
  if (voucher.endedBy === "withdrawn") return "withdrawn";
  return voucher.endedBy === "failed" ? "failed" : "expired";
};
