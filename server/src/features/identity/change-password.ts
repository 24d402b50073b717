import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { seconds } from "../../limits.rules.ts";
import type { Actor } from "./actor.ts";
import { passwordAgainLimit } from "./login.rules.ts";
import { findPasswordOwner } from "./password-owner.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { proveAgain } from "./prove-again.ts";
import { refuseWeakPassword, replacePassword } from "./replace-password.ts";

/** A change counts as well: each of them sends a message. */
const limitsFor = (userId: string) => [
  passwordAgainLimit(userId),
  { subject: `password-change-day:${userId}`, most: 20, seconds: seconds.day },
];

/** Whoever has no password yet chooses a first one, just after logging in by a code. */
export const changePassword = async (
  ctx: Context,
  { userId, sessionId }: Actor,
  { current = "", password }: { current?: string | undefined; password: string },
): Promise<void> => {
  await takeAttempt(ctx, limitsFor(userId));
  const owner = await findPasswordOwner(ctx, { userId });
  if (!owner) throw new AppError("unauthenticated");
  if (!owner.passwordHash) await proveAgain(ctx, { userId, sessionId }, undefined);
  else if (!(await verifyPassword(owner.passwordHash, current))) {
    throw new AppError("wrong_password", { fields: { current: ["wrong_password"] } });
  }
  await refuseWeakPassword(owner, password);
  const hash = await hashPassword(password);
  await ctx.db.transaction().execute((trx) => replacePassword(ctx, trx, owner, hash, sessionId));
};
