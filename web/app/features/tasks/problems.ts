import { ApiError, OfflineError } from "../../lib/api-client.ts";

export type Problem =
  | "choose"
  | "short"
  | "figure"
  | "decided"
  | "taken"
  | "changed"
  | "offline"
  | "failed";

const byName: Partial<Record<string, Problem>> = {
  already_decided: "decided",
  deposit_settled: "decided",
  not_found: "decided",
  already_taken: "taken",
  pickup_settled: "changed",
  van_coming: "changed",
  stock_gone: "changed",
  too_late: "changed",
};

export const problemOf = (error: unknown): Problem => {
  if (error instanceof OfflineError) return "offline";
  return (error instanceof ApiError && byName[error.name]) || "failed";
};
