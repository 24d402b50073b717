import type { CampaignInput } from "@app/contract/campaigns";
import type { Context } from "../../context.ts";
import { updateDraft } from "./campaigns.queries.ts";
import { lockOwnDraft } from "./own-draft.ts";

export const changeCampaign = (
  ctx: Context,
  own: { id: string; brandId: string },
  input: CampaignInput,
): Promise<undefined> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOwnDraft(ctx, trx, own);
    await updateDraft(trx, ctx.clock, own.id, input);
    return undefined;
  });
