import { AppError } from "./app-error.ts";
import type { Context } from "./context.ts";
import * as queries from "./limits.queries.ts";
import type { Limit } from "./limits.rules.ts";
import { keyedHash } from "./secrets.ts";

const keyOf = (ctx: Context, { subject }: Limit): Buffer => keyedHash(ctx.config, subject);

const keysOf = (ctx: Context, limits: readonly Limit[]): Buffer[] =>
  limits.map((limit) => keyOf(ctx, limit));

/** Counts one attempt against all of them, or refuses with the time to wait and counts none. */
export const takeAttempt = async (ctx: Context, limits: readonly Limit[]): Promise<void> => {
  const keyed = limits.map((limit) => ({ ...limit, key: keyOf(ctx, limit) }));
  const retryAfterSeconds = await queries.takeAttempt(ctx.db, ctx.clock, keyed);
  if (retryAfterSeconds > 0) throw new AppError("too_many_requests", { retryAfterSeconds });
};

/** It was no attempt at guessing: one of each does not count. */
export const giveBackAttempt = (ctx: Context, limits: readonly Limit[]): Promise<void> =>
  queries.giveBackAttempt(ctx.db, keysOf(ctx, limits));

export const forgetAttempts = (ctx: Context, limits: readonly Limit[]): Promise<void> =>
  queries.forgetAttempts(ctx.db, keysOf(ctx, limits));
