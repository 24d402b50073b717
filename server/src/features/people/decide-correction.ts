import type { decideCorrection as endpoint } from "@app/contract/people";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { actOnPerson } from "./act-on-person.ts";
import { callPay, callRefuse, findCorrection } from "./corrections.queries.ts";
import { tellOfCorrection } from "./tell-of-correction.ts";

const acts = { confirmed: "confirm_correction", refused: "refuse_correction" } as const;

/** By somebody else than who asked for it, and than who gets it. */
export const decideCorrection = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const { decision } = call.body;
  const asked = askedBy(call);
  const correction = await findCorrection(ctx.db, call.params.id);
  if (!correction) throw new AppError("not_found");
  const { id, userId } = correction;
  if (userId === asked.actorId) throw new AppError("forbidden");
  const act = { act: acts[decision], personId: userId, says: [id], note: correction.reason };
  await actOnPerson(ctx, asked, act, async (trx) => {
    if (decision === "refused") {
      const outcome = await callRefuse(trx, ctx.clock, id, asked.actorId);
      if (outcome !== "refused") throw refusal(outcome);
      return;
    }
    const outcome = await callPay(trx, ctx.clock, id, asked.actorId);
    if (outcome !== "done") throw refusal(outcome);
    await tellOfCorrection(ctx, trx, correction);
  });
  return {};
};
