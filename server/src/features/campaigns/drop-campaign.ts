import type { Context } from "../../context.ts";
import { deleteDraft } from "./campaigns.queries.ts";
import { lockOwnDraft } from "./own-draft.ts";

export const dropCampaign = (
  ctx: Context,
  own: { id: string; brandId: string },
): Promise<undefined> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOwnDraft(ctx, trx, own);
    await deleteDraft(trx, own.id);
    return undefined;
  });
