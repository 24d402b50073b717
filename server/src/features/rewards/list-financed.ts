import type { ResponseOf } from "@app/contract/endpoint";
import {
  type listFinancedRewards as endpoint,
  smallestGroup,
} from "@app/contract/financed-rewards";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { groupMonths } from "./exchanges.rules.ts";
import { countExchanges, findFinanced } from "./financed.queries.ts";

const mostListed = 100;

/** Counts alone: who exchanged what stays with the citizen and the shop. */
export const listFinanced = async (
  { db, clock }: Context,
  { company }: CompanyActor,
): Promise<ResponseOf<typeof endpoint>> => {
  const [rewards, months] = await Promise.all([
    findFinanced(db, clock, company.id, mostListed),
    countExchanges(db, company.id),
  ]);
  const groups = groupMonths(months, smallestGroup);
  return {
    rewards: rewards.map(({ name, ...reward }) => ({
      ...reward,
      name: localizedTextSchema.parse(name),
    })),
    exchanges: groups.toReversed(),
    isTooFew: months.length > 0 && groups.length === 0,
  };
};
