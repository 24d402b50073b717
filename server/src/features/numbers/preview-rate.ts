import type { QueryOf } from "@app/contract/endpoint";
import type { previewRate as endpoint, RateEffect } from "@app/contract/numbers";
import type { Context } from "../../context.ts";
import { countAtRate, findShare } from "./preview.queries.ts";
import { forAll, lastsDays } from "./preview.rules.ts";

export const previewRate = async (
  { db, clock }: Context,
  rate: QueryOf<typeof endpoint>,
): Promise<RateEffect> => {
  const share = await findShare(db, clock);
  const { budgetTokens, ...read } = await countAtRate(db, clock, rate, share);
  const { tokensAll, ...counted } = forAll(read, share);
  const { tokensNow, tokensThen } = counted;
  return {
    ...counted,
    budgetTokens,
    daysNow: lastsDays(budgetTokens, tokensAll),
    daysThen: lastsDays(budgetTokens, tokensAll - tokensNow + tokensThen),
    isEstimate: share < 1,
  };
};
