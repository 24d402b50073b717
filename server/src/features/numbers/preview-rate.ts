import type { QueryOf } from "@app/contract/endpoint";
import type { previewRate as endpoint, RateEffect } from "@app/contract/numbers";
import type { Context } from "../../context.ts";
import { countAtRate } from "./preview.queries.ts";
import { lastsDays } from "./preview.rules.ts";

export const previewRate = async (
  { db, clock }: Context,
  rate: QueryOf<typeof endpoint>,
): Promise<RateEffect> => {
  const { tokensAll, ...counted } = await countAtRate(db, clock, rate);
  const { budgetTokens, tokensNow, tokensThen } = counted;
  return {
    ...counted,
    daysNow: lastsDays(budgetTokens, tokensAll),
    daysThen: lastsDays(budgetTokens, tokensAll - tokensNow + tokensThen),
  };
};
