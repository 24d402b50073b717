import type { ErrorName } from "@app/contract/errors";
import { ApiError, OfflineError } from "../../../../lib/api-client.ts";

/** Words of the catalogue, under `declared.problem`. */
export type SettleProblem = "failed" | "moved" | "offline" | "rate" | "suspended" | "weight";

const byName: Partial<Record<ErrorName, SettleProblem>> = {
  deposit_settled: "moved",
  not_found: "moved",
  rate_changed: "rate",
  point_suspended: "suspended",
  invalid_request: "weight",
};

export const settleProblemOf = (error: unknown): SettleProblem => {
  if (error instanceof OfflineError) return "offline";
  return (error instanceof ApiError && byName[error.name]) || "failed";
};

/** Nothing was written under this key, and it may not be used for another try. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500;
