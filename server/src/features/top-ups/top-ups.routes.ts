import * as contract from "@app/contract/top-ups";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { decideTopUp } from "./decide-top-up.ts";

export const topUpsRoutes = (ctx: Context): Route[] => [
  route(contract.decideTopUp, async ({ actor, params, body }) => {
    await decideTopUp(ctx, actor.userId, { ...params, ...body });
    return undefined;
  }),
];
