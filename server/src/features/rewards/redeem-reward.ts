import { randomInt } from "node:crypto";
import type { ResponseOf } from "@app/contract/endpoint";
import type { redeemReward as endpoint } from "@app/contract/rewards";
import { makeVoucherCode } from "@app/contract/vouchers";
import { isKeyCollision } from "@app/database/faults";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { callRedeem, findKind } from "./rewards.queries.ts";

/** One in twenty million meets a code that can still be used; five in a row is a fault of ours. */
const mostCodes = 5;

export const redeemReward = async (
  ctx: Context,
  call: Call<typeof endpoint>,
  nextCode = () => makeVoucherCode(randomInt),
): Promise<ResponseOf<typeof endpoint>> => {
  const { quantity, price, phone = null } = call.body;
  const rewardId = call.params.id;
  const kind = await findKind(ctx.db, rewardId);
  if (!kind) throw new AppError("not_found");
  if ((kind === "phone_credit") !== (phone !== null)) {
    throw new AppError("invalid_request", { fields: { phone: ["phone"] } });
  }

  const exchange = async (codesLeft: number): ReturnType<typeof callRedeem> => {
    const wanted = { rewardId, quantity, price, phone, code: nextCode() };
    try {
      return await callRedeem(ctx.db, ctx.clock, askedBy(call), wanted);
    } catch (error) {
      if (codesLeft > 1 && isKeyCollision(error)) return exchange(codesLeft - 1);
      throw error;
    }
  };
  const { outcome, answer } = await exchange(mostCodes);
  if (!answer || outcome === "idempotency_key_reused") throw refusal(outcome);
  return answer;
};
