import type { BodyOf } from "@app/contract/endpoint";
import type { announceRate as endpoint, PublicRate } from "@app/contract/rates";
import type { Context } from "../../context.ts";
import { refusal } from "../../refusal.ts";
import { callAnnounceRate } from "./rates.queries.ts";

export const announceRate = async (
  ctx: Context,
  rate: BodyOf<typeof endpoint>,
): Promise<PublicRate> => {
  const outcome = await callAnnounceRate(ctx.db, ctx.clock, rate);
  if (outcome !== "announced") throw refusal(outcome);
  return rate;
};
