import type { Context } from "../../context.ts";
import { callCloseCampaigns } from "./money.queries.ts";

/** Those whose last day is over; somebody is asked to agree with the brand on what is left. */
export const closeCampaigns = async (ctx: Context): Promise<void> => {
  const closed = await callCloseCampaigns(ctx.db, ctx.clock);
  if (closed > 0) ctx.log.info({ closed }, "campaigns are over");
};
