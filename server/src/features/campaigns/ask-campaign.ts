import type { askCampaign as endpoint } from "@app/contract/campaigns";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { writeOnce } from "../../write-once.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { setAsked } from "./campaigns.queries.ts";
import { checkTask } from "./check-task.ts";
import { lockOwnDraft } from "./own-draft.ts";

/** A working day or two: the payment has to be found. */
const daysToCheck = 3;

export const askCampaign = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { actor, body, params } = call;
  const own = { id: params.id, brandId: actor.company.id };
  const request = { says: ["askCampaign", own, body], id: own.id };
  await writeOnce(ctx, askedBy(call), request, async (trx) => {
    const { centimes, isOver } = await lockOwnDraft(ctx, trx, own);
    // Somebody of the same brand wrote another amount in the meantime.
    if (centimes !== body.centimes) throw new AppError("price_changed");
    if (isOver) throw new AppError("too_late");
    await setAsked(trx, ctx.clock, { id: own.id, userId: actor.userId });
    await openTask(trx, ctx.clock, {
      kind: checkTask,
      subjectId: own.id,
      data: { brandId: own.brandId, centimes },
      dueAt: daysFromNow(ctx.clock, daysToCheck),
    });
  });
  return {};
};
