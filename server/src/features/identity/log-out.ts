import type { Context } from "../../context.ts";
import type { Actor } from "./actor.ts";
import { revokeSession } from "./identity.queries.ts";
import { hashSecret } from "./secrets.ts";

/** Ends the session named by the token or by the cookie; whoever has neither is already out. */
export const logOut = async (
  ctx: Context,
  actor: Actor | null,
  refresh: string | undefined,
): Promise<void> => {
  if (actor) await revokeSession(ctx.db, ctx.clock, { sessionId: actor.sessionId });
  if (refresh) await revokeSession(ctx.db, ctx.clock, { refreshHash: hashSecret(refresh) });
};
