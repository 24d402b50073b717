import type { ChallengeAnswer } from "@app/contract/codes";
import { graceDays } from "@app/contract/privacy";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type Actor, checkCode, useCode } from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { cancelErasure, ownsOpenPoint, planErasure } from "./privacy.queries.ts";
import { endErasure, insertErasure } from "./requests.queries.ts";
import type { Visit } from "./visit.ts";

/** Planned, not done: everywhere the person can be reached they are told by when to change their mind. */
export const confirmDeletion = async (
  ctx: Context,
  answer: ChallengeAnswer,
  { address }: Visit,
): Promise<{ erasureDueAt: string }> => {
  const code = await checkCode(ctx, ["delete_account"], answer, address);
  const { userId } = code;
  if (!userId) throw new AppError("code_dead");
  return ctx.db.transaction().execute(async (trx) => {
    await useCode(ctx, trx, code);
    if (await ownsOpenPoint(trx, userId)) throw new AppError("point_still_open");
    const planned = await planErasure(trx, ctx.clock, userId, graceDays);
    if (!planned) throw new AppError("code_dead");
    const { dueAt, dueOn: date, locale, phone, provenEmail } = planned;
    await insertErasure(trx, ctx.clock, { userId, dueAt });
    const message = { locale, template: "erasure_planned", data: { date }, userId } as const;
    if (phone) await queueMessage(ctx, trx, { ...message, channel: "sms", to: phone });
    if (provenEmail) await queueMessage(ctx, trx, { ...message, channel: "mail", to: provenEmail });
    return { erasureDueAt: dueAt.toISOString() };
  });
};

export const keepAccount = (ctx: Context, { userId }: Actor): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await cancelErasure(trx, userId);
    await endErasure(trx, ctx.clock, { userId, as: "withdrawn_at" });
  });
