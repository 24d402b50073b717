import * as contract from "@app/contract/deliveries";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { showDelivery } from "./show-delivery.ts";
import { showWeighIn } from "./show-weigh-in.ts";
import { startDelivery } from "./start-delivery.ts";
import { weighIn } from "./weigh-in.ts";

export const deliveriesRoutes = (ctx: Context): Route[] => [
  route(contract.startDelivery, (call) => startDelivery(ctx, call)),
  route(contract.showDelivery, ({ actor, params }) => showDelivery(ctx, actor, params.id)),
  route(contract.showWeighIn, (call) => showWeighIn(ctx, call)),
  route(contract.weighIn, (call) => weighIn(ctx, call)),
];
