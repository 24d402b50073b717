/**
 * `declared` until a point has weighed the bag; `refused` or `expired` when it never will.
 * `corrected` was weighed otherwise than declared, or decided so after a dispute.
 */
export const depositStatuses = [
  "declared",
  "confirmed",
  "corrected",
  "refused",
  "expired",
  "voided",
  "disputed",
] as const;
export type DepositStatus = (typeof depositStatuses)[number];
