import type { Context } from "../../context.ts";
import { keepResult } from "../../keep-result.ts";
import { patiently } from "../../patiently.ts";
import { callBalance, findViolations } from "./balance.queries.ts";

/**
 * After each day: what every point took in is there, handed over or lost. A gap becomes a task and
 * blocks claims; a promise of the tables that does not hold is an alarm.
 */
export const balanceMasses = async (ctx: Context): Promise<void> => {
  const { day, gaps } = await patiently(ctx, (db) => callBalance(db, ctx.clock));
  await keepResult(ctx, "massGaps", gaps);
  if (gaps > 0) ctx.log.error({ day, gaps }, "masses do not balance");
  const violations = await patiently(ctx, findViolations);
  await keepResult(ctx, "custodyViolations", violations.length);
  if (violations.length > 0) ctx.log.fatal({ violations }, "the chain of custody does not hold");
};
