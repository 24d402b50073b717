import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { closeTask } from "../tasks/index.ts";
import { lockCampaign, setRefused } from "./campaigns.queries.ts";
import { checkTask } from "./check-task.ts";
import { tellOfCampaign } from "./tell-of-campaign.ts";

interface Refused {
  id: string;
  note: string;
}

const refuse = async (
  ctx: Context,
  trx: Trx,
  { actorId }: Asked,
  { id, note }: Refused,
): Promise<void> => {
  const campaign = await lockCampaign(trx, ctx.clock, id);
  if (!campaign) throw new AppError("not_found");
  if (campaign.state !== "asked") throw new AppError("already_decided");
  await setRefused(trx, id, note);
  const decided = { kind: checkTask, subjectId: id, decidedBy: actorId, decision: "refused", note };
  await closeTask(trx, ctx.clock, decided);
  await tellOfCampaign(ctx, trx, id, { about: "campaign_refused", reason: note });
};

export const refuseCampaign = async (
  ctx: Context,
  asked: Asked,
  refused: Refused,
): Promise<void> => {
  const { id, note } = refused;
  const subject = { kind: "campaign" as const, id };
  const act = { ...asked, act: "refuse_campaign", subject, note };
  await writeOnce(ctx, asked, { says: ["refuseCampaign", id, note], id }, (trx) =>
    auditedIn(trx, ctx, act, () => refuse(ctx, trx, asked, refused)),
  );
};
