import type { stockReward as endpoint } from "@app/contract/reward-desk";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callSetStock } from "./reward-desk.queries.ts";

export const stockReward = async (
  ctx: Context,
  { actor, traceId, params: { id }, body }: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const subject = { kind: "reward" as const, id };
  const act = { actorId: actor.userId, traceId, act: "stock_reward", subject };
  await audited(ctx, act, async (trx) => {
    const outcome = await callSetStock(trx, id, body.expected, body.stock);
    if (outcome !== "set") throw refusal(outcome);
  });
  return {};
};
