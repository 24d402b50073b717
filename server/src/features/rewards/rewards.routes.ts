import * as financed from "@app/contract/financed-rewards";
import * as contract from "@app/contract/rewards";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { financeReward } from "./finance-reward.ts";
import { listCauses } from "./list-causes.ts";
import { listFinanced } from "./list-financed.ts";
import { listReceptions } from "./list-receptions.ts";
import { listRewards } from "./list-rewards.ts";
import { redeemReward } from "./redeem-reward.ts";
import { showMyVote } from "./show-my-vote.ts";
import { showReward } from "./show-reward.ts";
import { voteForCause } from "./vote-for-cause.ts";

export const rewardsRoutes = (ctx: Context): Route[] => [
  route(contract.listRewards, async ({ query }) => ({ rewards: await listRewards(ctx, query) })),
  route(contract.showReward, async ({ params }) => ({ reward: await showReward(ctx, params.id) })),
  route(financed.listFinancedRewards, ({ actor }) => listFinanced(ctx, actor)),
  route(financed.financeReward, (call) => financeReward(ctx, call)),
  route(contract.redeemReward, (call) => redeemReward(ctx, call)),
  route(contract.listCauses, () => listCauses(ctx)),
  route(contract.myVote, ({ actor }) => showMyVote(ctx, actor)),
  route(contract.voteForCause, ({ actor, params }) => voteForCause(ctx, actor, params.id)),
  route(contract.consumerReception, async ({ actor, query, locale }) => ({
    csReceptions: await listReceptions(ctx, actor, query.page, locale),
  })),
];
