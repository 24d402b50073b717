import * as contract from "@app/contract/stock";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { correctStock } from "./correct-stock.ts";
import { showStock } from "./show-stock.ts";

export const stockRoutes = (ctx: Context): Route[] => [
  route(contract.showStock, ({ actor, params }) => showStock(ctx, actor, params.id)),
  route(contract.correctStock, async (call) => {
    await correctStock(ctx, call);
    return {};
  }),
];
