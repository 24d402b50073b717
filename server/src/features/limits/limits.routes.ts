import { showLimits as endpoint } from "@app/contract/limits";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { showLimits } from "./show-limits.ts";

export const limitsRoutes = (ctx: Context): Route[] => [route(endpoint, () => showLimits(ctx))];
