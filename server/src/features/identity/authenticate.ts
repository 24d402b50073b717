import type { Context } from "../../context.ts";
import type { Actor } from "./actor.ts";
import { createGroupCommit } from "../../group-commit.ts";
import { findActors, type FoundActor, markArrived } from "./authenticate.queries.ts";
import { hashSecret } from "../../secrets.ts";

/**
 * Token to actor, asked of the database for every request: a withdrawn right is gone with the next
 * one. At a peak every request brings another token, so those that wait are looked up together.
 */
export const createAuthenticator = (ctx: Context) => {
  const find = createGroupCommit<Buffer, FoundActor | null>({
    run: (hashes) => findActors(ctx.pool, ctx.clock, hashes),
    maxGroup: 128,
    inFlight: 1,
    worthJoining: 1,
    mayRetryAlone: () => false,
  });

  return async (authorization: string | undefined): Promise<Actor | null> => {
    const token = authorization?.startsWith("Bearer ") ? authorization.slice(7) : "";
    if (!token || token.length > 100) return null;
    const hash = hashSecret(token);
    const found = await find(hash);
    if (!found) return null;
    const { arrived, ...actor } = found;
    // Before the answer: an old refresh secret that comes back after this one was stolen.
    if (!arrived) await markArrived(ctx.db, ctx.clock, hash);
    return actor;
  };
};
