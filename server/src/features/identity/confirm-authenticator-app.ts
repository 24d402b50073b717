import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { seal } from "../../secrets.ts";
import type { Actor } from "./actor.ts";
import { keepAppSecret, spendStep, strengthenSession } from "./authenticator-app.queries.ts";
import { checkEnrolment } from "./start-authenticator-app.ts";
import { stepOf } from "./totp.ts";

/** The app shows the right digits: it is asked for from now on, and this session has passed it. */
export const confirmAuthenticatorApp = async (
  ctx: Context,
  actor: Actor,
  { secret, code }: { secret: string; code: string },
): Promise<void> => {
  const { epochSeconds } = await checkEnrolment(ctx, actor);
  const step = stepOf(secret, code, epochSeconds);
  if (step === null) throw new AppError("wrong_code");
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await spendStep(trx, actor.userId, step))) throw new AppError("wrong_code");
    await keepAppSecret(trx, actor.userId, seal(ctx.config, secret));
    await strengthenSession(trx, ctx.clock, actor.sessionId);
  });
};
