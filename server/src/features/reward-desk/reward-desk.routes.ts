import * as contract from "@app/contract/reward-desk";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listDeskRewards } from "./list-desk-rewards.ts";
import { listPartners } from "./list-partners.ts";
import { moveReward } from "./move-reward.ts";
import { pictureReward } from "./picture-reward.ts";
import { savePartner } from "./save-partner.ts";
import { saveReward } from "./save-reward.ts";
import { stockReward } from "./stock-reward.ts";

export const rewardDeskRoutes = (ctx: Context): Route[] => [
  route(contract.listDeskRewards, ({ query }) => listDeskRewards(ctx, query.after)),
  route(contract.listPartners, async () => ({ partners: await listPartners(ctx) })),
  route(contract.savePartner, (call) => savePartner(ctx, call)),
  route(contract.saveReward, (call) => saveReward(ctx, call)),
  route(contract.moveReward, (call) => moveReward(ctx, call)),
  route(contract.stockReward, (call) => stockReward(ctx, call)),
  route(contract.pictureReward, (call) => pictureReward(ctx, call)),
];
