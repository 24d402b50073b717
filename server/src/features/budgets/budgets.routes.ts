import * as contract from "@app/contract/budgets";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { insertBudget } from "./budgets.queries.ts";
import { fillBudget } from "./fill-budget.ts";
import { listBudgets } from "./list-budgets.ts";
import { showCover } from "./show-cover.ts";

export const budgetsRoutes = (ctx: Context): Route[] => [
  route(contract.showCover, () => showCover(ctx)),
  route(contract.listBudgets, () => listBudgets(ctx)),
  route(contract.createBudget, async ({ actor, body }) => ({
    id: await insertBudget(ctx.db, ctx.clock, actor.userId, body),
  })),
  route(contract.fillBudget, (call) => fillBudget(ctx, call)),
];
