import * as contract from "@app/contract/rates";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listRates } from "./list-rates.ts";

export const ratesRoutes = (ctx: Context): Route[] => [
  route(contract.listRates, async () => ({ rates: await listRates(ctx) })),
];
