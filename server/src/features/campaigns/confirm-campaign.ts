import type { confirmCampaign as endpoint } from "@app/contract/campaigns";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { callConfirm } from "./money.queries.ts";

export const confirmCampaign = async (
  { db, clock }: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const payment = { id: call.params.id, ...call.body };
  const outcome = await callConfirm(db, clock, askedBy(call), payment);
  if (outcome !== "filled" && outcome !== "replayed") throw refusal(outcome);
  return {};
};
