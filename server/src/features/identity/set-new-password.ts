import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { forgetAttempts, takeAttempt } from "../../limits.ts";
import { networkOf, seconds } from "../../limits.rules.ts";
import { findLink, takeLink } from "./links.ts";
import { consecutiveLimits } from "./login.rules.ts";
import { findPasswordOwner, type PasswordOwner } from "./password-owner.ts";
import { hashPassword } from "./passwords.ts";
import { refuseWeakPassword, replacePassword } from "./replace-password.ts";

interface NewPassword {
  token: string;
  password: string;
}

const purposes = ["reset_password"] as const;

/** Nobody guesses a link; but each of these costs a comparison with every common password. */
const limitsAt = (address: string) => [
  { subject: `new-password:${networkOf(address)}`, most: 50, seconds: seconds.hour },
];

export const setNewPassword = async (
  ctx: Context,
  { token, password }: NewPassword,
  address: string,
): Promise<{ strategy: PasswordOwner["strategy"] }> => {
  await takeAttempt(ctx, limitsAt(address));
  const owner = await findPasswordOwner(ctx, await findLink(ctx, purposes, token));
  if (!owner) throw new AppError("link_dead");
  await refuseWeakPassword(owner, password);
  const hash = await hashPassword(password);
  await ctx.db.transaction().execute(async (trx) => {
    await takeLink(ctx, trx, purposes, token);
    await replacePassword(ctx, trx, owner, hash);
  });
  // Wrong passwords were the reason to come here: they count no more.
  const { phone, email } = owner.contacts;
  await forgetAttempts(ctx, consecutiveLimits(owner.strategy, [phone, email]));
  return { strategy: owner.strategy };
};
