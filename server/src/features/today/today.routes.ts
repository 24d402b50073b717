import * as contract from "@app/contract/point-day";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listPointDeposits } from "./list-point-deposits.ts";
import { showToday } from "./show-today.ts";

export const todayRoutes = (ctx: Context): Route[] => [
  route(contract.pointToday, ({ actor, params }) => showToday(ctx, actor, params.id)),
  route(contract.pointDeposits, ({ actor, params, query }) =>
    listPointDeposits(ctx, actor, params.id, query),
  ),
];
