import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { hashSecret, keyedHash } from "../../secrets.ts";
import type { SessionTokens } from "./open-session.ts";
import * as queries from "./sessions.queries.ts";

/**
 * The next secrets follow from the last one and our key: two tabs that ask at once, and a page whose
 * answer was lost, get the same ones, and none of them has to be kept.
 */
const successorOf = (ctx: Context, refresh: string): SessionTokens => ({
  access: keyedHash(ctx.config, `next-access:${refresh}`).toString("base64url"),
  refresh: keyedHash(ctx.config, `next-refresh:${refresh}`).toString("base64url"),
});

/**
 * A refresh secret counts once. One that comes back is forgiven as long as nobody has used what it
 * was exchanged for; after that two hold the same session, one of them a thief, and it ends for both.
 */
export const refreshSession = async (
  ctx: Context,
  refresh: string | undefined,
): Promise<SessionTokens> => {
  if (!refresh || refresh.length > 100) throw new AppError("unauthenticated");
  const tokens = successorOf(ctx, refresh);
  const old = hashSecret(refresh);
  const secrets = {
    accessHash: hashSecret(tokens.access),
    refreshHash: hashSecret(tokens.refresh),
  };
  const isRenewed = await ctx.db.transaction().execute(async (trx) => {
    if (await queries.rotateSession(trx, ctx.clock, old, secrets)) return true;
    if (await queries.repeatRotation(trx, ctx.clock, secrets)) return true;
    await queries.revokeSpent(trx, ctx.clock, old);
    return false;
  });
  if (!isRenewed) throw new AppError("unauthenticated");
  return tokens;
};
