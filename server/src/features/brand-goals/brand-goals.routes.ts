import * as contract from "@app/contract/brand-goals";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listGoals } from "./list-goals.ts";
import { addGoal, changeGoal, endGoal } from "./write-goal.ts";

export const brandGoalsRoutes = (ctx: Context): Route[] => [
  route(contract.listBrandGoals, ({ actor }) => listGoals(ctx, actor)),
  route(contract.addGoal, (call) => addGoal(ctx, call)),
  route(contract.changeGoal, ({ actor, params, body }) => changeGoal(ctx, actor, params.id, body)),
  route(contract.endGoal, ({ actor, params }) => endGoal(ctx, actor, params.id)),
];
