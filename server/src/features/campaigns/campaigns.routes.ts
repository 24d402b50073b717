import * as contract from "@app/contract/campaigns";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { type Route, route } from "../../http/route.ts";
import { askCampaign } from "./ask-campaign.ts";
import { changeCampaign } from "./change-campaign.ts";
import { confirmCampaign } from "./confirm-campaign.ts";
import { draftCampaign } from "./draft-campaign.ts";
import { dropCampaign } from "./drop-campaign.ts";
import { endCampaign } from "./end-campaign.ts";
import { listAsked } from "./list-asked.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { refuseCampaign } from "./refuse-campaign.ts";

export const campaignsRoutes = (ctx: Context): Route[] => [
  route(contract.listCampaigns, ({ actor }) => listCampaigns(ctx, actor)),
  route(contract.draftCampaign, (call) => draftCampaign(ctx, call)),
  route(contract.changeCampaign, ({ actor, params, body }) =>
    changeCampaign(ctx, { id: params.id, brandId: actor.company.id }, body),
  ),
  route(contract.dropCampaign, ({ actor, params }) =>
    dropCampaign(ctx, { id: params.id, brandId: actor.company.id }),
  ),
  route(contract.askCampaign, (call) => askCampaign(ctx, call)),
  route(contract.endCampaign, (call) => endCampaign(ctx, call)),
  route(contract.listAskedCampaigns, () => listAsked(ctx)),
  route(contract.confirmCampaign, async ({ params, body, ...call }) => {
    await confirmCampaign(ctx, askedBy(call), { ...params, ...body });
    return {};
  }),
  route(contract.refuseCampaign, async ({ params, body, ...call }) => {
    await refuseCampaign(ctx, askedBy(call), { ...params, ...body });
    return {};
  }),
];
