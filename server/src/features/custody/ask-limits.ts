import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { networkOf, seconds } from "../../limits.rules.ts";

/** Enough for a class that scans its bags; numbers of deposits cannot be guessed anyway. */
const most = 120;

/** A proof costs a few milliseconds of the database: one network gets so many. */
export const takeQuestion = (ctx: Context, address: string): Promise<void> =>
  takeAttempt(ctx, [{ subject: `custody:${networkOf(address)}`, most, seconds: seconds.minute }]);
