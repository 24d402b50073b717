import type { listBudgets as endpoint } from "@app/contract/budgets";
import type { ResponseOf } from "@app/contract/endpoint";
import type { Context } from "../../context.ts";
import { findBudgets } from "./budgets.queries.ts";

export const listBudgets = async (ctx: Context): Promise<ResponseOf<typeof endpoint>> => {
  const budgets = await findBudgets(ctx.db);
  return {
    budgets: budgets.map(({ from, until, ...budget }) => ({
      ...budget,
      from: from?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    })),
  };
};
