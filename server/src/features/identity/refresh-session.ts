import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { acceptedKeys, hashSecret, type Key, keyedHash } from "../../secrets.ts";
import type { SessionTokens } from "./open-session.ts";
import * as queries from "./sessions.queries.ts";

/**
 * The next secrets follow from the last one and our key: two tabs that ask at once, and a page whose
 * answer was lost, get the same ones, and none of them has to be kept.
 */
const successorOf = (key: Key, refresh: string): SessionTokens => ({
  access: keyedHash(key, `next-access:${refresh}`).toString("base64url"),
  refresh: keyedHash(key, `next-refresh:${refresh}`).toString("base64url"),
});

const hashesOf = ({ access, refresh }: SessionTokens) => ({
  accessHash: hashSecret(access),
  refreshHash: hashSecret(refresh),
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
  const old = hashSecret(refresh);
  const newest = successorOf(ctx.config, refresh);
  const renewed = await ctx.db.transaction().execute(async (trx) => {
    if (await queries.rotateSession(trx, ctx.clock, old, hashesOf(newest))) return newest;
    // Made before the key was replaced, it is repeated with the key that made it.
    for (const key of acceptedKeys(ctx.config)) {
      const tokens = successorOf(key, refresh);
      if (await queries.repeatRotation(trx, ctx.clock, hashesOf(tokens))) return tokens;
    }
    await queries.revokeSpent(trx, ctx.clock, old);
    return null;
  });
  if (!renewed) throw new AppError("unauthenticated");
  return renewed;
};
