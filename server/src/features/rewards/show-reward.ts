import type { Reward } from "@app/contract/rewards";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { toPublicReward } from "./public-reward.ts";
import { findReward } from "./rewards.queries.ts";

/** What cannot be exchanged now is not there, whatever the reason. */
export const showReward = async (ctx: Context, id: string): Promise<Reward> => {
  const reward = await findReward(ctx.db, ctx.clock, id);
  if (!reward) throw new AppError("not_found");
  return toPublicReward(reward);
};
