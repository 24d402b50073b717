import type { Context } from "../../context.ts";
import { withdrawExpired } from "./invitations.queries.ts";

export const sweepInvitations = (ctx: Context): Promise<void> => withdrawExpired(ctx.db, ctx.clock);
