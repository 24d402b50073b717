import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import type { Actor } from "./actor.ts";
import { passwordAgainLimit } from "./login.rules.ts";
import { findPasswordOwner } from "./password-owner.ts";
import { verifyPassword } from "./passwords.ts";
import { findIsProven, markProven } from "./sessions.queries.ts";

type Asking = Pick<Actor, "userId" | "sessionId">;

/**
 * Before a way to log in is changed: whoever holds an open phone, or a token that leaked from it,
 * is not yet its owner. Who has logged in just now is not asked, and a right password counts as long.
 */
export const proveAgain = async (
  ctx: Context,
  { userId, sessionId }: Asking,
  password: string | undefined,
): Promise<void> => {
  if (await findIsProven(ctx.db, ctx.clock, sessionId)) return;
  const owner = await findPasswordOwner(ctx, { userId });
  if (!owner?.passwordHash) throw new AppError("log_in_again");
  if (password === undefined) throw new AppError("password_needed");
  await takeAttempt(ctx, [passwordAgainLimit(userId)]);
  if (!(await verifyPassword(owner.passwordHash, password))) {
    throw new AppError("wrong_password", { fields: { password: ["wrong_password"] } });
  }
  await markProven(ctx.db, ctx.clock, sessionId);
};
