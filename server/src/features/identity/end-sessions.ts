import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { revokeSession, revokeSessions } from "./sessions.queries.ts";

/** For whoever may act on somebody else's account: every device is out with its next request. */
export const endSessions = (ctx: Context, trx: Trx, userId: string): Promise<void> =>
  revokeSessions(trx, ctx.clock, userId);

/** One device; false when the person has no such session. */
export const endSession = (
  ctx: Context,
  trx: Trx,
  userId: string,
  sessionId: string,
): Promise<boolean> => revokeSession(trx, ctx.clock, userId, sessionId);
