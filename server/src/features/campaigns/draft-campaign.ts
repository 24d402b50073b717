import { randomUUIDv7 } from "node:crypto";
import { campaignLimits, type draftCampaign as endpoint } from "@app/contract/campaigns";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { countCampaigns, insertDraft } from "./campaigns.queries.ts";

export const draftCampaign = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<{ id: string }> => {
  const { body: input, actor } = call;
  const brandId = actor.company.id;
  const request = { says: ["draftCampaign", brandId, input], id: randomUUIDv7() };
  const id = await writeOnce(ctx, askedBy(call), request, async (trx) => {
    const count = await countCampaigns(trx, brandId);
    if (count >= campaignLimits.most) throw new AppError("limit_reached");
    await insertDraft(trx, ctx.clock, { id: request.id, brandId, input });
  });
  return { id };
};
