import { ApiError, OfflineError } from "../../../../lib/api-client.ts";

/** Words of the catalogue, under `problem`. */
export type PickupProblem = "failed" | "offline" | "settled";

export const pickupProblemOf = (error: unknown): PickupProblem => {
  if (error instanceof OfflineError) return "offline";
  return error instanceof ApiError && error.name === "pickup_settled" ? "settled" : "failed";
};
