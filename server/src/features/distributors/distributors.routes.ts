import * as contract from "@app/contract/distributor";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { type Route, route } from "../../http/route.ts";
import { confirmMonth } from "./confirm-month.ts";
import { listOwnLines } from "./list-own-lines.ts";
import { sayUnits } from "./say-units.ts";
import { showOwnMonth } from "./show-own-month.ts";
import { showReturns } from "./show-returns.ts";

export const distributorsRoutes = (ctx: Context): Route[] => [
  route(contract.listOwnLines, ({ actor }) => listOwnLines(ctx, actor)),
  route(contract.sayUnits, ({ actor, params, body }) =>
    sayUnits(ctx, actor, params.id, body.units),
  ),
  route(contract.showOwnMonth, ({ actor, query }) => showOwnMonth(ctx, actor, query.month)),
  route(contract.confirmMonth, async (call) => {
    await confirmMonth(ctx, call.actor, askedBy(call), call.params.month, call.body.lines);
    return {};
  }),
  route(contract.showReturns, ({ actor }) => showReturns(ctx, actor)),
];
