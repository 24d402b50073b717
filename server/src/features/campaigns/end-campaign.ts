import type { endCampaign as endpoint } from "@app/contract/campaigns";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import type { Call } from "../../http/route.ts";
import { refusal } from "../../refusal.ts";
import { callEnd } from "./money.queries.ts";

export const endCampaign = async (
  { db, clock }: Context,
  call: Call<typeof endpoint>,
): Promise<Record<never, never>> => {
  const own = { id: call.params.id, brandId: call.actor.company.id };
  const outcome = await callEnd(db, clock, askedBy(call), own);
  if (outcome !== "ended" && outcome !== "replayed") throw refusal(outcome);
  return {};
};
