import type { ChallengeAnswer } from "@app/contract/codes";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { type Actor, checkCode, useCode } from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { lockContact, setPhone } from "./account.queries.ts";
import { refuseTaken } from "./refuse-taken.ts";
import type { Visit } from "./visit.ts";

/** The number is the person's from here on; the one before hears of it. */
export const confirmPhone = async (
  ctx: Context,
  { userId }: Actor,
  answer: ChallengeAnswer,
  { address }: Visit,
): Promise<void> => {
  const code = await checkCode(ctx, ["confirm_phone"], answer, address);
  if (code.userId !== userId) throw new AppError("code_dead");
  const change = ctx.db.transaction().execute(async (trx) => {
    await useCode(ctx, trx, code);
    const before = await lockContact(trx, userId);
    if (!before) throw new AppError("code_dead");
    await setPhone(trx, ctx.clock, userId, code.target);
    if (!before.phone || before.phone === code.target) return;
    await queueMessage(ctx, trx, {
      channel: "sms",
      to: before.phone,
      locale: before.locale,
      template: "contact_changed",
      data: { what: "phone" },
      userId,
    });
  });
  await change.catch(refuseTaken("phone_taken"));
};
