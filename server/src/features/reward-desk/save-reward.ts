import { localizedTextSchema } from "@app/contract/localized-text";
import type { RewardTerms, saveReward as endpoint } from "@app/contract/reward-desk";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { audited } from "../audit/index.ts";
import {
  type FoundReward,
  hasPartner,
  insertReward,
  lockReward,
  updateReward,
} from "./reward-desk.queries.ts";
import { keepsPromise } from "./reward-desk.rules.ts";

const isKept = (found: FoundReward, terms: RewardTerms): boolean =>
  keepsPromise(
    {
      partnerId: found.partnerId,
      name: localizedTextSchema.parse(found.name),
      description: localizedTextSchema.parse(found.description),
    },
    terms,
  );

export const saveReward = async (
  ctx: Context,
  { actor, traceId, params: { id }, body }: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const subject = { kind: "reward" as const, id };
  const act = { actorId: actor.userId, traceId, act: "save_reward", subject };
  await audited(ctx, act, async (trx) => {
    if (!(await hasPartner(trx, body.partnerId))) throw new AppError("not_found");
    const found = await lockReward(trx, id);
    if (!found) return insertReward(trx, ctx.clock, id, body);
    const isSameKind = found.kind === body.kind && found.creditDinars === body.creditDinars;
    if (!isSameKind || (found.waiting > 0 && !isKept(found, body))) {
      throw new AppError("reward_in_use");
    }
    return updateReward(trx, id, body);
  });
  return {};
};
