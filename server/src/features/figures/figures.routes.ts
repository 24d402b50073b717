import * as contract from "@app/contract/figures";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { showFigures } from "./show-figures.ts";

export const figuresRoutes = (ctx: Context): Route[] => [
  route(contract.showFigures, () => showFigures(ctx)),
];
