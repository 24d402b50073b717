import type { moveReward as endpoint } from "@app/contract/reward-desk";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { audited } from "../audit/index.ts";
import { lockReward, setStatus } from "./reward-desk.queries.ts";
import { mayMove } from "./reward-desk.rules.ts";

/** Vouchers that were given for it stay good, whatever becomes of the offer. */
export const moveReward = async (
  ctx: Context,
  { actor, traceId, params: { id }, body: { status } }: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const subject = { kind: "reward" as const, id };
  const act = { actorId: actor.userId, traceId, act: "move_reward", subject };
  await audited(ctx, act, async (trx) => {
    const found = await lockReward(trx, id);
    if (!found) throw new AppError("not_found");
    if (found.status === status) return;
    if (!mayMove(found.status, status)) throw new AppError("already_decided");
    await setStatus(trx, id, status);
  });
  return {};
};
