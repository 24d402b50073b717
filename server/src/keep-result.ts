import type { Db } from "@app/database/connect";
import type { Context } from "./context.ts";
import { upsertResult } from "./check-results.queries.ts";
import { type Check, checks } from "./metrics.ts";

/**
 * What a check found, for every worker and beyond a restart: only its next run may say otherwise. Written as
 * soon as it is known, for what comes after it may fail.
 */
export const keepResult = async (
  ctx: Context,
  check: Check,
  found: number,
  db: Db = ctx.db,
): Promise<void> => {
  await upsertResult(db, ctx.clock, checks[check].name, found);
  ctx.metrics[check].set(found);
};
