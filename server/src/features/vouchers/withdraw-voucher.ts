import type { withdrawVoucher as endpoint } from "@app/contract/vouchers";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { callWithdraw } from "./vouchers.queries.ts";

export const withdrawVoucher = async (
  ctx: Context,
  { actor, traceId, params, body }: Call<typeof endpoint>,
): Promise<undefined> => {
  const asked = { actorId: actor.userId, traceId };
  const taken = { voucherId: params.id, note: body.note };
  const outcome = await callWithdraw(ctx.db, ctx.clock, asked, taken);
  if (outcome !== "withdrawn") throw refusal(outcome);
};
