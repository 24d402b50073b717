import type { Context } from "../../context.ts";
import { type Actor, maskTarget } from "../identity/index.ts";
import { findCollaborators } from "./collaborators.queries.ts";
import { findOpenInvitations } from "./invitations.queries.ts";
import { ownPoint } from "./own-point.ts";

export const listCollaborators = async (ctx: Context, actor: Actor, pointId: string) => {
  await ownPoint(ctx, actor, pointId);
  const collaborators = await findCollaborators(ctx.db, pointId);
  const invitations = await findOpenInvitations(ctx.db, ctx.clock, pointId);
  return {
    collaborators: collaborators.map(({ since, ...rest }) => ({
      ...rest,
      since: since.toISOString(),
    })),
    invitations: invitations.map(({ id, name, phone, email, expiresAt }) => ({
      id,
      name,
      sentTo: maskTarget(phone ?? email ?? ""),
      expiresAt: expiresAt.toISOString(),
    })),
  };
};
