import type { Context } from "../../context.ts";
import { seconds } from "../../limits.rules.ts";
import { takeAttempt } from "../../limits.ts";

const mostPerHour = 240;

/** Thousands of lines are read, or written, for each. */
export const limitSheets = (ctx: Context, brandId: string): Promise<void> =>
  takeAttempt(ctx, [{ subject: `sheets:${brandId}`, most: mostPerHour, seconds: seconds.hour }]);
