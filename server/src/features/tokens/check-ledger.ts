import type { Context } from "../../context.ts";
import { keepResult } from "../../keep-result.ts";
import { patiently } from "../../patiently.ts";
import { findViolations } from "./tokens.queries.ts";

/**
 * Every promise of the ledger, checked against its rows. Anything found is an alarm. By night alone: a balance
 * is a sum over all its transfers, and whoever changes a row need not take a recent one, so that a look at the
 * last hours alone would not find it (decision 086).
 */
export const checkLedger = async (ctx: Context): Promise<void> => {
  const violations = await patiently(ctx, findViolations);
  await keepResult(ctx, "ledgerViolations", violations.length);
  if (violations.length > 0) ctx.log.fatal({ violations }, "the ledger does not hold");
};
