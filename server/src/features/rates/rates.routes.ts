import * as contract from "@app/contract/rates";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { announceRate } from "./announce-rate.ts";
import { listRates } from "./list-rates.ts";

export const ratesRoutes = (ctx: Context): Route[] => [
  route(contract.listRates, () => listRates(ctx)),
  route(contract.announceRate, (call) => announceRate(ctx, call)),
];
