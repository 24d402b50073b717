import type { Context } from "../../context.ts";
import type { Actor } from "./actor.ts";
import { createGroupCommit } from "../../group-commit.ts";
import { findActors } from "./identity.queries.ts";
import { hashSecret } from "./secrets.ts";

/** A withdrawn right or session is gone on every node within this time. */
const freshMilliseconds = 1000;
const maxRemembered = 20_000;

interface Remembered {
  actor: Promise<Actor | null>;
  until: number;
}

/** Token to actor. Callers with the same token share one look-up while it is fresh. */
export const createAuthenticator = (ctx: Context) => {
  const remembered = new Map<string, Remembered>();
  // At a peak every request brings another token: those that wait are looked up together.
  const find = createGroupCommit<Buffer, Actor | null>({
    run: (hashes) => findActors(ctx.pool, ctx.clock, hashes),
    maxGroup: 128,
    inFlight: 1,
    worthJoining: 1,
    mayRetryAlone: () => false,
  });

  const look = (token: string): Promise<Actor | null> => {
    const actor = find(hashSecret(token));
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(token, { actor, until: performance.now() + freshMilliseconds });
    actor.catch(() => remembered.delete(token));
    return actor;
  };

  return (authorization: string | undefined): Promise<Actor | null> => {
    const token = authorization?.startsWith("Bearer ") ? authorization.slice(7) : "";
    if (!token || token.length > 100) return Promise.resolve(null);
    const known = remembered.get(token);
    return known && known.until > performance.now() ? known.actor : look(token);
  };
};
