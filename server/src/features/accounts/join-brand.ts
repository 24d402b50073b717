import { randomUUIDv7 } from "node:crypto";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "../identity/index.ts";
import { invitationLimits } from "./accounts.rules.ts";
import * as queries from "./brands.queries.ts";
import { insertRole } from "./sign-up.queries.ts";
import type { Visit } from "./visit.ts";

const findLiving = async (ctx: Context, code: string, address: string) => {
  await takeAttempt(ctx, invitationLimits(address));
  const invitation = await queries.findInvitation(ctx.db, ctx.clock, code);
  if (!invitation) throw new AppError("link_dead");
  return invitation;
};

export const showBrandInvitation = async (
  ctx: Context,
  code: string,
  { address }: Visit,
): Promise<{ brand: string }> => {
  const { brand } = await findLiving(ctx, code, address);
  return { brand };
};

/** The company becomes a distributor of the brand; of two who use one code at once one is late. */
export const joinAsDistributor = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  code: string,
  company: string,
): Promise<void> => {
  const invitation = await queries.takeInvitation(trx, ctx.clock, code, userId);
  if (!invitation) throw new AppError("link_dead");
  await queries.insertDistributor(trx, ctx.clock, {
    id: randomUUIDv7(),
    name: company,
    invitedBy: invitation.brandId,
    userId,
  });
};

export const joinBrand = async (
  ctx: Context,
  { userId }: Actor,
  code: string,
  company: string,
  { address }: Visit,
): Promise<void> => {
  const { brandId } = await findLiving(ctx, code, address);
  if (await queries.belongsToBrand(ctx.db, userId, brandId)) throw new AppError("already_member");
  await ctx.db.transaction().execute(async (trx) => {
    await joinAsDistributor(ctx, trx, userId, code, company);
    await insertRole(trx, ctx.clock, userId, "brand");
  });
};
