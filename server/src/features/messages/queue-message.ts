import { randomUUIDv7 } from "node:crypto";
import { readPhone } from "@app/contract/phone";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import type { NewMessage } from "./message-kinds.ts";
import { countSms, insertMessage } from "./messages.queries.ts";
import { sendMessageJob } from "./send-message.ts";

/** Only to mobiles of the country, and only so many a day: elsewhere each one may cost us a lot. */
const admitSms = async (ctx: Context, trx: Trx, to: string, isSent: boolean): Promise<void> => {
  if (readPhone(to) !== to) throw new AppError("invalid_request");
  if (await countSms(trx, ctx.clock, ctx.config.SMS_DAILY_CAP, isSent ? 1 : 0)) return;
  ctx.log.error("the day's SMS are used up");
  throw new AppError("too_many_requests");
};

/** Leaves if, and only if, the caller's transaction does. How often one number may ask is the caller's affair. */
export const queueMessage = async (
  ctx: Context,
  trx: Trx,
  { channel, to, locale, template, data, userId = null }: NewMessage,
): Promise<void> => {
  if (channel === "sms") await admitSms(ctx, trx, to, template !== "none");
  const id = randomUUIDv7();
  const row = { id, channel, recipient: to, locale, template, data, userId };
  await insertMessage(trx, ctx.clock, row);
  await enqueue(trx, sendMessageJob, { messageId: id }, id);
};
