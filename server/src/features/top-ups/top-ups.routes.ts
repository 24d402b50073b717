import * as contract from "@app/contract/top-ups";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { type Route, route } from "../../http/route.ts";
import { decideTopUp } from "./decide-top-up.ts";

export const topUpsRoutes = (ctx: Context): Route[] => [
  route(contract.decideTopUp, async ({ params, body, ...call }) => {
    await decideTopUp(ctx, askedBy(call), { ...params, ...body });
    return undefined;
  }),
];
