import * as contract from "@app/contract/custody";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { exportCustody } from "./export-custody.ts";
import { listDays, showDay } from "./list-days.ts";
import { listLeaves } from "./list-leaves.ts";
import { printDay } from "./print-day.ts";
import { proveConsistency } from "./prove-consistency.ts";
import { proveCustody } from "./prove-custody.ts";

export const custodyRoutes = (ctx: Context): Route[] => [
  route(contract.listDayRoots, ({ query }) => listDays(ctx, query.before)),
  route(contract.showDayRoot, ({ params }) => showDay(ctx, params.day)),
  fileRoute(contract.printDayRoot, ({ params }) => printDay(ctx, params.day)),
  route(contract.proveCustody, ({ params, address }) =>
    proveCustody(ctx, { subject: params.subject, address }),
  ),
  route(contract.proveConsistency, ({ query, address }) =>
    proveConsistency(ctx, { ...query, address }),
  ),
  route(contract.listLeaves, ({ query, address }) => listLeaves(ctx, { ...query, address })),
  fileRoute(contract.exportCustody, ({ params, address }) =>
    exportCustody(ctx, { subject: params.subject, address }),
  ),
];
