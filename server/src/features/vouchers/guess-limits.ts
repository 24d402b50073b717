import type { Context } from "../../context.ts";
import { type Limit, seconds } from "../../limits.rules.ts";
import { giveBackAttempt, takeAttempt } from "../../limits.ts";

/** A code misread now and then stays below it; whoever tries codes one after the other does not. */
const mostMissesPerHour = 30;

const limitsOf = (userId: string): Limit[] => [
  { subject: `voucher-codes:${userId}`, most: mostMissesPerHour, seconds: seconds.hour },
];

/** Looks a code up; only one that finds nothing counts. */
export const lookUp = async <T>(
  ctx: Context,
  userId: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const limits = limitsOf(userId);
  await takeAttempt(ctx, limits);
  const found = await find();
  if (found) await giveBackAttempt(ctx, limits);
  return found;
};
