import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { giveBackAttempt, takeAttempt } from "../../limits.ts";
import { lockPerson } from "../../locks.queries.ts";
import { hashSecret } from "../../secrets.ts";
import type { Actor } from "../identity/index.ts";
import { guessingLimits } from "./brand-team.rules.ts";
import { addMember, hasCompany } from "./members.queries.ts";
import { findInvitation, takeInvitation } from "./team-invitations.queries.ts";

interface Answer {
  token: string;
  address: string;
}

export const showTeamInvitation = async (ctx: Context, { token, address }: Answer) => {
  await takeAttempt(ctx, guessingLimits(address));
  const invitation = await findInvitation(ctx.db, ctx.clock, hashSecret(token));
  if (!invitation) throw new AppError("link_dead");
  await giveBackAttempt(ctx, guessingLimits(address));
  return invitation;
};

export const acceptTeamInvitation = async (
  ctx: Context,
  { userId }: Actor,
  { token, address }: Answer,
): Promise<void> => {
  await takeAttempt(ctx, guessingLimits(address));
  await ctx.db.transaction().execute(async (trx) => {
    // Of two invitations accepted at once the second finds the person in a company.
    await lockPerson(trx, userId);
    const invitation = await takeInvitation(trx, ctx.clock, hashSecret(token), userId);
    if (!invitation) throw new AppError("link_dead");
    // Thrown, so that the link stays good for whom it was meant.
    if (await hasCompany(trx, userId)) throw new AppError("already_member");
    await addMember(trx, ctx.clock, { ...invitation, userId });
  });
  await giveBackAttempt(ctx, guessingLimits(address));
};
