import * as contract from "@app/contract/numbers";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { addEmissionFactor } from "./add-emission-factor.ts";
import { listNumbers } from "./list-numbers.ts";
import { previewLimit } from "./preview-limit.ts";
import { previewRate } from "./preview-rate.ts";
import { setLimit } from "./set-limit.ts";

export const numbersRoutes = (ctx: Context): Route[] => [
  route(contract.listNumbers, () => listNumbers(ctx)),
  route(contract.previewRate, ({ query }) => previewRate(ctx, query)),
  route(contract.previewLimit, ({ params, query }) => previewLimit(ctx, params.name, query.value)),
  route(contract.setLimit, (call) => setLimit(ctx, call)),
  route(contract.addEmissionFactor, (call) => addEmissionFactor(ctx, call)),
];
