import type { Context } from "../../context.ts";
import { findViolations } from "./claims.queries.ts";

/** Every night: no gram is claimed twice, none over nothing, and the sums are those of the claims. */
export const checkClaims = async (ctx: Context): Promise<void> => {
  const violations = await findViolations(ctx.db);
  ctx.metrics.claimViolations.set(violations.length);
  if (violations.length > 0) ctx.log.fatal({ violations }, "claims do not hold");
};
