import * as contract from "@app/contract/budgets";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { createBudget } from "./create-budget.ts";
import { fillBudget } from "./fill-budget.ts";
import { listBudgets } from "./list-budgets.ts";
import { showCover } from "./show-cover.ts";

export const budgetsRoutes = (ctx: Context): Route[] => [
  route(contract.showCover, () => showCover(ctx)),
  route(contract.listBudgets, () => listBudgets(ctx)),
  route(contract.createBudget, (call) => createBudget(ctx, call)),
  route(contract.fillBudget, (call) => fillBudget(ctx, call)),
];
