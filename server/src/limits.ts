import type { Trx } from "@app/database/connect";
import { AppError } from "./app-error.ts";
import type { Context } from "./context.ts";
import * as queries from "./limits.queries.ts";
import type { Limit } from "./limits.rules.ts";
import { keyedHash } from "./secrets.ts";

const keyOf = (ctx: Context, { subject }: Limit): Buffer => keyedHash(ctx.config, subject);

const keysOf = (ctx: Context, limits: readonly Limit[]): Buffer[] =>
  limits.map((limit) => keyOf(ctx, limit));

const keyedOf = (ctx: Context, limits: readonly Limit[]): queries.KeyedLimit[] =>
  limits.map((limit) => ({ ...limit, key: keyOf(ctx, limit) }));

/** Counts one attempt with what a transaction writes, and says whether it was within them all. */
export const countAttempt = async (
  ctx: Context,
  trx: Trx,
  limits: readonly Limit[],
): Promise<boolean> => (await queries.takeAttempt(trx, ctx.clock, keyedOf(ctx, limits))) === 0;

/** Counts one attempt against all of them, or refuses with the time to wait and counts none. */
export const takeAttempt = async (ctx: Context, limits: readonly Limit[]): Promise<void> => {
  const retryAfterSeconds = await queries.takeAttempt(ctx.db, ctx.clock, keyedOf(ctx, limits));
  if (retryAfterSeconds > 0) throw new AppError("too_many_requests", { retryAfterSeconds });
};

/** It was no attempt at guessing: one of each does not count. */
export const giveBackAttempt = (ctx: Context, limits: readonly Limit[]): Promise<void> =>
  queries.giveBackAttempt(ctx.db, keysOf(ctx, limits));

export const forgetAttempts = (ctx: Context, limits: readonly Limit[]): Promise<void> =>
  queries.forgetAttempts(ctx.db, keysOf(ctx, limits));
