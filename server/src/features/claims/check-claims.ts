import type { Context } from "../../context.ts";
import { keepResult } from "../../keep-result.ts";
import { patiently } from "../../patiently.ts";
import { findViolations } from "./claims.queries.ts";

/** Every night: no gram is claimed twice, none over nothing, and the sums are those of the claims. */
export const checkClaims = async (ctx: Context): Promise<void> => {
  const violations = await patiently(ctx, findViolations);
  await keepResult(ctx, "claimViolations", violations.length);
  if (violations.length > 0) ctx.log.fatal({ violations }, "claims do not hold");
};
