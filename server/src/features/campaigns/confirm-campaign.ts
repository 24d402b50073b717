import type { confirmCampaign as endpoint } from "@app/contract/campaigns";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callConfirm } from "./money.queries.ts";

export const confirmCampaign = async (
  ctx: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const payment = { id: call.params.id, ...call.body };
  const asked = askedBy(call);
  const subject = { kind: "campaign" as const, id: payment.id };
  await audited(ctx, { ...asked, act: "confirm_campaign", subject }, async (trx) => {
    const outcome = await callConfirm(trx, ctx.clock, asked, payment);
    if (outcome !== "filled" && outcome !== "replayed") throw refusal(outcome);
  });
  return {};
};
