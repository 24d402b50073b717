import { listAudit as endpoint } from "@app/contract/audit";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { listAudit } from "./list-audit.ts";

export const auditRoutes = (ctx: Context): Route[] => [
  route(endpoint, ({ query }) => listAudit(ctx, query)),
];
