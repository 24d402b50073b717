import type { refuseCampaign as endpoint } from "@app/contract/campaigns";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { auditedIn } from "../audit/index.ts";
import { closeTask } from "../tasks/index.ts";
import { lockCampaign, setRefused } from "./campaigns.queries.ts";
import { checkTask } from "./check-task.ts";

interface Refused {
  id: string;
  note: string;
  actorId: string;
}

const refuse = async (ctx: Context, trx: Trx, { id, note, actorId }: Refused): Promise<void> => {
  const campaign = await lockCampaign(trx, ctx.clock, id);
  if (!campaign) throw new AppError("not_found");
  if (campaign.state !== "asked") throw new AppError("already_decided");
  await setRefused(trx, id, note);
  const decided = { kind: checkTask, subjectId: id, decidedBy: actorId, decision: "refused", note };
  await closeTask(trx, ctx.clock, decided);
};

export const refuseCampaign = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { id } = call.params;
  const { note } = call.body;
  const request = { says: ["refuseCampaign", id, note], id };
  const asked = askedBy(call);
  const subject = { kind: "campaign" as const, id };
  const act = { ...asked, act: "refuse_campaign", subject, note };
  await writeOnce(ctx, asked, request, (trx) =>
    auditedIn(trx, ctx, act, () => refuse(ctx, trx, { id, note, actorId: asked.actorId })),
  );
  return {};
};
