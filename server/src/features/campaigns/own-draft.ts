import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type LockedCampaign, lockCampaign } from "./campaigns.queries.ts";

/** The brand's own campaign, which nobody has been asked for yet; another's is not there. */
export const lockOwnDraft = async (
  { clock }: Context,
  trx: Trx,
  { id, brandId }: { id: string; brandId: string },
): Promise<LockedCampaign> => {
  const campaign = await lockCampaign(trx, clock, id);
  if (campaign?.brandId !== brandId) throw new AppError("not_found");
  if (campaign.state !== "draft") throw new AppError("already_decided");
  return campaign;
};
