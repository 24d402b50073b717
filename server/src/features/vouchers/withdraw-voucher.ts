import type { withdrawVoucher as endpoint } from "@app/contract/vouchers";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callWithdraw } from "./vouchers.queries.ts";

export const withdrawVoucher = async (
  ctx: Context,
  { actor, traceId, params, body }: Call<typeof endpoint>,
): Promise<undefined> => {
  const asked = { actorId: actor.userId, traceId };
  const taken = { voucherId: params.id, note: body.note };
  const subject = { kind: "voucher" as const, id: params.id };
  const act = { ...asked, act: "withdraw_voucher", subject, note: body.note };
  await audited(ctx, act, async (trx) => {
    const outcome = await callWithdraw(trx, ctx.clock, asked, taken);
    if (outcome !== "withdrawn") throw refusal(outcome);
  });
};
