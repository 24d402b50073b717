import type { Context } from "../../context.ts";
import { forgetAttempts, giveBackAttempt, takeAttempt } from "../../limits.ts";
import { consecutiveLimit, type LoginAttempt, loginLimits } from "./login.rules.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * The cheap limits first, then the costly comparison, which takes as long where nobody has a
 * password. `kept` is null for whoever may not enter.
 */
export const tryPassword = async (
  ctx: Context,
  attempt: LoginAttempt,
  kept: string | null,
  password: string,
): Promise<boolean> => {
  const limits = loginLimits(attempt);
  await takeAttempt(ctx, limits);
  try {
    if (!(await verifyPassword(kept, password))) return false;
  } catch (error) {
    // Nothing was compared, so nothing was learnt.
    await giveBackAttempt(ctx, limits);
    throw error;
  }
  await giveBackAttempt(ctx, limits);
  await forgetAttempts(ctx, [consecutiveLimit(attempt)]);
  return true;
};
