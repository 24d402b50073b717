import { holdDeposit as endpoint } from "@app/contract/signals";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { holdDeposit } from "./hold-deposit.ts";

export const fraudRoutes = (ctx: Context): Route[] => [
  route(endpoint, async ({ actor, idempotencyKey: key, traceId, params, body }) => {
    await holdDeposit(ctx, { actorId: actor.userId, key, traceId }, { ...params, ...body });
    return {};
  }),
];
