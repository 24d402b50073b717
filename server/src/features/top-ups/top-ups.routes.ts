import * as contract from "@app/contract/top-ups";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { decideTopUp } from "./decide-top-up.ts";

export const topUpsRoutes = (ctx: Context): Route[] => [
  route(contract.decideTopUp, async ({ actor, traceId, params, body }) => {
    await decideTopUp(ctx, { actorId: actor.userId, traceId }, { ...params, ...body });
    return undefined;
  }),
];
