import { roles, type RoleWireName } from "@app/contract/roles";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import {
  isCollaborator,
  readBrandProfile,
  readCitizenProfile,
  readTransporterProfile,
} from "../profiles/index.ts";
import { findGoals, findOwnedPoint } from "./roles.queries.ts";

/** What the guards of the pages ask. The answers lead people; every endpoint checks for itself. */

export const rolesOf = (actor: Actor): RoleWireName[] =>
  actor.roles.map((role) => roles[role].wireName);

export const answerPointGuard = async (ctx: Context, actor: Actor) => ({
  roles: rolesOf(actor),
  is_collab: await isCollaborator(ctx, actor),
  exists: Boolean(await findOwnedPoint(ctx.db, actor.userId)),
});

export const hasCitizenProfile = async (ctx: Context, actor: Actor): Promise<boolean> =>
  Boolean(await readCitizenProfile(ctx, actor));

export const hasTransporterProfile = async (ctx: Context, actor: Actor): Promise<boolean> =>
  Boolean(await readTransporterProfile(ctx, actor));

export const answerTransporterGuard = async (ctx: Context, actor: Actor) => ({
  roles: rolesOf(actor),
  exists: await hasTransporterProfile(ctx, actor),
});

export const answerBrandGuard = async (ctx: Context, actor: Actor) => ({
  roles: rolesOf(actor),
  exists: Boolean(await readBrandProfile(ctx, actor)),
});

export const listGoals = async (ctx: Context, { userId, roles: held }: Actor) => ({
  goals: held.includes("brand") ? await findGoals(ctx.db, userId) : [],
});
