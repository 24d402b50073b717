import type { Context } from "../../context.ts";
import { withdrawExpired } from "./team-invitations.queries.ts";

export const sweepTeamInvitations = (ctx: Context): Promise<void> =>
  withdrawExpired(ctx.db, ctx.clock);
