import type { Context } from "../../context.ts";
import { hashSecret } from "../../secrets.ts";
import type { Actor } from "./actor.ts";
import { revokeByRefresh, revokeSession } from "./sessions.queries.ts";

/** Ends the session named by the token or by the cookie; whoever has neither is already out. */
export const logOut = async (
  ctx: Context,
  actor: Actor | null,
  refresh: string | undefined,
): Promise<void> => {
  if (actor) await revokeSession(ctx.db, ctx.clock, actor.userId, actor.sessionId);
  if (refresh) await revokeByRefresh(ctx.db, ctx.clock, hashSecret(refresh));
};
