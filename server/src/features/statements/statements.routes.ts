import { citizenStatement } from "@app/contract/statement";
import type { Context } from "../../context.ts";
import { fileRoute, type Route } from "../../http/route.ts";
import { writeStatement } from "./write-statement.ts";

export const statementsRoutes = (ctx: Context): Route[] => [
  fileRoute(citizenStatement, (call) => writeStatement(ctx, call.actor, call.query, call)),
];
