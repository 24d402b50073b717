import * as contract from "@app/contract/brand-overview";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { listLots } from "./list-lots.ts";
import { listWeighings } from "./list-weighings.ts";
import { showLot } from "./show-lot.ts";
import { showOverview } from "./show-overview.ts";
import { writeLots } from "./write-lots.ts";

export const brandOverviewRoutes = (ctx: Context): Route[] => [
  route(contract.showBrandOverview, ({ actor, query }) =>
    showOverview(ctx, actor.company.id, query),
  ),
  route(contract.listBrandLots, ({ actor, query }) => listLots(ctx, actor.company.id, query)),
  fileRoute(contract.brandLotsSheet, ({ actor, query, locale }) =>
    writeLots(ctx, actor, query, locale),
  ),
  route(contract.showBrandLot, ({ actor, params }) => showLot(ctx, actor.company.id, params.id)),
  route(contract.listBrandWeighings, ({ actor, query }) =>
    listWeighings(ctx, actor.company.id, query),
  ),
];
