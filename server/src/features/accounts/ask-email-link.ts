import { codeRules } from "@app/contract/codes";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { readLimit } from "../../numbers-in-force.ts";
import { type Actor, proveAgain, sendingLimits } from "../identity/index.ts";
import { claimEmail, findAccount } from "./account.queries.ts";
import { sendEmailLink } from "./send-email-link.ts";
import type { Visit } from "./visit.ts";

/**
 * A person without a proven address sees the new one at once; beside a proven one it waits until
 * its link is opened.
 */
export const askEmailLink = async (
  ctx: Context,
  actor: Actor,
  { email: wanted, password }: { email?: string | undefined; password?: string | undefined },
  { address }: Visit,
) => {
  const { userId } = actor;
  const { email: own, awaitedEmail, locale } = await findAccount(ctx.db, ctx.clock, userId);
  const email = wanted ?? awaitedEmail ?? own;
  if (!email) throw new AppError("not_found");
  if (email !== own && email !== awaitedEmail) await proveAgain(ctx, actor, password);
  await takeAttempt(ctx, sendingLimits(email, address, await readLimit(ctx, "code_hour")));
  await ctx.db.transaction().execute(async (trx) => {
    await claimEmail(trx, userId, email);
    await sendEmailLink(ctx, trx, { userId, email, locale });
  });
  return { sentTo: email, resendAfterSeconds: codeRules.resendSeconds };
};
