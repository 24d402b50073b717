import type { Context } from "../../context.ts";
import { giveBackAttempt, takeAttempt } from "../../limits.ts";
import { unseal } from "../../secrets.ts";
import { findAppSecret, spendStep } from "./authenticator-app.queries.ts";
import { appLimits } from "./authenticator-app.rules.ts";
import type { AnsweredCode } from "./codes.ts";
import { stepOf } from "./totp.ts";

const isRight = async (ctx: Context, userId: string, digits: string): Promise<boolean> => {
  const { sealed, epochSeconds } = await findAppSecret(ctx.db, ctx.clock, userId);
  const step = sealed && stepOf(unseal(ctx.config, sealed), digits, epochSeconds);
  return step !== null && spendStep(ctx.db, userId, step);
};

/** Whether the digits are those an administrator's app shows now. */
export const checkAppCode = async (
  ctx: Context,
  { channel, userId }: AnsweredCode,
  digits: string,
): Promise<boolean> => {
  if (channel !== "app" || !userId) return false;
  const limits = appLimits(userId);
  await takeAttempt(ctx, limits);
  const right = await isRight(ctx, userId, digits);
  if (right) await giveBackAttempt(ctx, limits);
  return right;
};
