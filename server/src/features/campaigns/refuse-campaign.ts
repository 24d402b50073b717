import type { refuseCampaign as endpoint } from "@app/contract/campaigns";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { closeTask } from "../tasks/index.ts";
import { lockCampaign, setRefused } from "./campaigns.queries.ts";
import { checkTask } from "./check-task.ts";

export const refuseCampaign = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { id } = call.params;
  const { note } = call.body;
  const request = { says: ["refuseCampaign", id, note], id };
  await writeOnce(ctx, askedBy(call), request, async (trx) => {
    const campaign = await lockCampaign(trx, ctx.clock, id);
    if (!campaign) throw new AppError("not_found");
    if (campaign.state !== "asked") throw new AppError("already_decided");
    await setRefused(trx, id, note);
    await closeTask(trx, ctx.clock, {
      kind: checkTask,
      subjectId: id,
      decidedBy: call.actor.userId,
      decision: "refused",
      note,
    });
  });
  return {};
};
