import { randomUUIDv7 } from "node:crypto";
import { readPhone } from "@app/contract/phone";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { enqueue } from "../../jobs/enqueue.queries.ts";
import { kindOf, type NewMessage } from "./message-kinds.ts";
import { countSms, insertMessage } from "./messages.queries.ts";
import { sendMessageJob } from "./send-message.ts";

/** What is only nice to know leaves half of the day to the codes that people wait for. */
const capOf = ({ config }: Context, template: NewMessage["template"]): number =>
  template === "deposit_receipt" ? Math.floor(config.SMS_DAILY_CAP / 2) : config.SMS_DAILY_CAP;

/** Only to mobiles of the country, and only so many a day: elsewhere each one may cost us a lot. */
const admitSms = async (
  ctx: Context,
  trx: Trx,
  to: string,
  template: NewMessage["template"],
): Promise<void> => {
  if (readPhone(to) !== to) throw new AppError("invalid_request");
  const more = template === "none" ? 0 : 1;
  if (await countSms(trx, ctx.clock, capOf(ctx, template), more)) return;
  ctx.metrics.smsOverCap.inc({ kind: kindOf(template) });
  ctx.log.error("the day's SMS are used up");
  throw new AppError("too_many_requests");
};

/** Leaves if, and only if, the caller's transaction does. How often one number may ask is the caller's affair. */
export const queueMessage = async (
  ctx: Context,
  trx: Trx,
  { channel, to, locale, template, data, userId = null }: NewMessage,
): Promise<void> => {
  if (channel === "sms") await admitSms(ctx, trx, to, template);
  const id = randomUUIDv7();
  const row = { id, channel, recipient: to, locale, template, data, userId };
  await insertMessage(trx, ctx.clock, row);
  await enqueue(trx, sendMessageJob, { messageId: id }, id);
};
