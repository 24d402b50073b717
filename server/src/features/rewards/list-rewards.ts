import type { QueryOf } from "@app/contract/endpoint";
import type * as contract from "@app/contract/rewards";
import type { Context } from "../../context.ts";
import { toPublicReward } from "./public-reward.ts";
import { findRewards } from "./rewards.queries.ts";

export const listRewards = async (
  ctx: Context,
  { lat, lng, ...filters }: QueryOf<typeof contract.listRewards>,
): Promise<contract.Reward[]> => {
  const position = lat === undefined || lng === undefined ? null : { lat, lng };
  const rewards = await findRewards(ctx.db, ctx.clock, filters, position);
  return rewards.map(toPublicReward);
};
