import type { Context } from "../../context.ts";
import { callTendBudgets } from "./budgets.queries.ts";

/** Few enough that the counters do not feel it. */
const atOnce = 100;
const mostRounds = 50;

/** Pays what waited, as far as there is cover, and has somebody asked to fill what runs out. */
export const tendBudgets = async (ctx: Context): Promise<void> => {
  let paid = 0;
  for (let round = 0; round < mostRounds; round++) {
    const now = await callTendBudgets(ctx.db, ctx.clock, atOnce);
    paid += now;
    if (now < atOnce) break;
  }
  if (paid > 0) ctx.log.info({ paid }, "paid what waited for cover");
};
