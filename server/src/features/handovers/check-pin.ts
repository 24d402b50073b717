import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type Limit, seconds } from "../../limits.rules.ts";
import { giveBackAttempt, takeAttempt } from "../../limits.ts";
import { verifyPassword } from "../identity/index.ts";
import { findPin } from "./handovers.queries.ts";

/** Four digits are guessed in some thousand tries: a driver gets a few, a point not many a day. */
const mostPerHour = 5;
const mostPerDay = 20;

const limitsOf = (pickupId: string, pointId: string): Limit[] => [
  { subject: `handover-pin:${pickupId}`, most: mostPerHour, seconds: seconds.hour },
  { subject: `handover-pin:${pointId}`, most: mostPerDay, seconds: seconds.day },
];

/** Only the driver of the pick-up may try, and only what is wrong counts. */
export const checkPin = async (
  ctx: Context,
  { pickupId, userId, pin }: { pickupId: string; userId: string; pin: string },
): Promise<void> => {
  const found = await findPin(ctx.db, pickupId, userId);
  if (!found) throw new AppError("not_found");
  const limits = limitsOf(pickupId, found.pointId);
  await takeAttempt(ctx, limits);
  if (!(await verifyPassword(found.pinHash, pin))) throw new AppError("wrong_pin");
  await giveBackAttempt(ctx, limits);
};
