import { localizedTextSchema } from "@app/contract/localized-text";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { giveBackAttempt, takeAttempt } from "../../limits.ts";
import { hashSecret } from "../../secrets.ts";
import type { Actor } from "../identity/index.ts";
import { addCollaborator } from "./collaborators.queries.ts";
import { guessingLimits } from "./collaborators.rules.ts";
import { findInvitation, takeInvitation } from "./invitations.queries.ts";

interface Answer {
  token: string;
  address: string;
}

export const showInvitation = async (ctx: Context, { token, address }: Answer) => {
  await takeAttempt(ctx, guessingLimits(address));
  const invitation = await findInvitation(ctx.db, ctx.clock, hashSecret(token));
  if (!invitation) throw new AppError("link_dead");
  await giveBackAttempt(ctx, guessingLimits(address));
  return {
    pointName: localizedTextSchema.parse(invitation.name),
    inviterName: invitation.inviterName,
  };
};

export const acceptInvitation = async (
  ctx: Context,
  { userId }: Actor,
  { token, address }: Answer,
): Promise<{ pointId: string }> => {
  await takeAttempt(ctx, guessingLimits(address));
  const accepted = await ctx.db.transaction().execute(async (trx) => {
    const invitation = await takeInvitation(trx, ctx.clock, hashSecret(token), userId);
    if (!invitation) throw new AppError("link_dead");
    const isNew = await addCollaborator(trx, ctx.clock, invitation.pointId, userId);
    // Thrown, so that the link stays good for whom it was meant.
    if (!isNew) throw new AppError("already_member");
    return invitation;
  });
  await giveBackAttempt(ctx, guessingLimits(address));
  return accepted;
};
