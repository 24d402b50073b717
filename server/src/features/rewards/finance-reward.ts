import type { financeReward as endpoint } from "@app/contract/financed-rewards";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { audited } from "../audit/index.ts";
import { isBrand, setBrand } from "./financed.queries.ts";

/** From now on it is shown as that brand's; what was exchanged before counts for it too. */
export const financeReward = async (
  ctx: Context,
  { actor, traceId, params: { id }, body: { brandId } }: Call<typeof endpoint>,
): Promise<undefined> => {
  const subject = { kind: "reward" as const, id };
  const act = { actorId: actor.userId, traceId, act: "finance_reward", subject };
  await audited(ctx, act, async (trx) => {
    if (brandId !== null && !(await isBrand(trx, brandId))) throw new AppError("not_found");
    if (!(await setBrand(trx, id, brandId))) throw new AppError("not_found");
  });
  return undefined;
};
