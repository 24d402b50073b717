import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import type { Asked } from "../../http/asked-by.ts";
import { refusal } from "../../refusal.ts";
import { audited } from "../audit/index.ts";
import { callConfirm } from "./money.queries.ts";
import { tellOfCampaign } from "./tell-of-campaign.ts";

interface Payment {
  id: string;
  centimes: number;
  reference: string;
}

const confirm = async (
  ctx: Context,
  trx: Trx,
  asked: Asked,
  { id, centimes, reference }: Payment,
): Promise<void> => {
  const outcome = await callConfirm(trx, ctx.clock, asked, { id, centimes, reference });
  if (outcome === "replayed") return;
  if (outcome !== "filled") throw refusal(outcome);
  await tellOfCampaign(ctx, trx, id, { about: "campaign_confirmed", reason: reference });
};

export const confirmCampaign = (ctx: Context, asked: Asked, payment: Payment): Promise<void> => {
  const { id, reference: note } = payment;
  const act = { act: "confirm_campaign", subject: { kind: "campaign" as const, id }, note };
  return audited(ctx, { ...asked, ...act }, (trx) => confirm(ctx, trx, asked, payment));
};
