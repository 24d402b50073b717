import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { findMembership } from "./pickups.queries.ts";

interface Sides {
  point_id: string;
  transporter_id: string | null;
}

/** Which of the two somebody is; to everybody else the pick-up does not exist. */
export const ownSide = async (
  db: Context["db"],
  pickup: Sides | undefined,
  userId: string,
): Promise<"driver" | "point"> => {
  if (pickup?.transporter_id === userId) return "driver";
  if (pickup && (await findMembership(db, pickup.point_id, userId))) return "point";
  throw new AppError("not_found");
};
