import * as contract from "@app/contract/role-calls";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import * as guards from "./answer-guards.ts";
import { becomeRole } from "./become-role.ts";
import { switchRole } from "./switch-role.ts";

export const rolesRoutes = (ctx: Context): Route[] => [
  route(contract.becomeRole, ({ actor, body }) => becomeRole(ctx, actor, body.user_type)),
  route(contract.switchRole, ({ actor, body }) => switchRole(ctx, actor, body.role)),
  route(contract.isAdmin, async ({ actor }) => ({ isAdmin: actor.isAdmin })),
  route(contract.listRoles, async ({ actor }) => guards.rolesOf(actor)),
  route(contract.pointGuard, ({ actor }) => guards.answerPointGuard(ctx, actor)),
  route(contract.citizenProfileExists, ({ actor }) => guards.hasCitizenProfile(ctx, actor)),
  route(contract.brandHasGoals, ({ actor }) => guards.listGoals(ctx, actor)),
  route(contract.brandGuard, ({ actor }) => guards.answerBrandGuard(ctx, actor)),
  route(contract.transporterGuard, ({ actor }) => guards.answerTransporterGuard(ctx, actor)),
  route(contract.transporterProfileExists, ({ actor }) => guards.hasTransporterProfile(ctx, actor)),
];
