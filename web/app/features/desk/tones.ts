import type { DepositStatus } from "@app/contract/deposit-status";
import type { LotState } from "@app/contract/desk-lots";
import type { PickupStatus } from "@app/contract/pickups";
import type { PointStatus } from "@app/contract/points";
import type { StateTone } from "./state-chip.tsx";

/** Which states are good, which wait for somebody, and which need one. */

export const depositTones: Record<DepositStatus, StateTone> = {
  declared: "waiting",
  confirmed: "good",
  corrected: "good",
  refused: "quiet",
  expired: "quiet",
  voided: "quiet",
  disputed: "bad",
};

export const pickupTones: Record<PickupStatus, StateTone> = {
  requested: "waiting",
  offered: "waiting",
  accepted: "good",
  on_the_way: "good",
  weighing: "good",
  handed_over: "good",
  delivered: "good",
  cancelled: "quiet",
  no_taker: "bad",
  disputed: "bad",
};

export const lotTones: Record<LotState, StateTone> = {
  on_board: "waiting",
  overdue: "bad",
  received: "good",
  over_tolerance: "bad",
};

export const pointTones: Record<PointStatus, StateTone> = {
  draft: "quiet",
  pending: "waiting",
  active: "good",
  suspended: "bad",
  closed: "quiet",
};
