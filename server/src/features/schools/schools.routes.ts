import * as contract from "@app/contract/schools";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { applyForVisit } from "./apply-for-visit.ts";

export const schoolsRoutes = (ctx: Context): Route[] => [
  route(contract.applyForVisit, ({ idempotencyKey: key, body: application, locale, address }) =>
    applyForVisit(ctx, { key, application, locale, address }),
  ),
];
