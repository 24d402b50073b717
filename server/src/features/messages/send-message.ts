import { locales } from "@app/contract/locales";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { Channels } from "../../ports/channels.ts";
import { UndeliverableError } from "../../ports/undeliverable-error.ts";
import { kindOf, type Message, messageSchema, usefulMinutes } from "./message-kinds.ts";
import { deleteMessage, findUnsent, markSent, wipeData } from "./messages.queries.ts";
import { renderMail, renderSms } from "./render-message.ts";

export const sendMessageJob = "send-message";

const payloadSchema = z.object({ messageId: z.uuid() });

const localeSchema = z.enum(locales);

type Row = NonNullable<Awaited<ReturnType<typeof findUnsent>>>;

const deliver = async (
  siteUrl: string,
  { mail, sms }: Channels,
  { id, channel, recipient: to, locale: stored }: Row,
  message: Message,
): Promise<void> => {
  const locale = localeSchema.parse(stored);
  if (channel === "sms") {
    await sms.send({ id, to, text: renderSms(message, locale, siteUrl) });
  } else {
    await mail.send({ messageId: id, to, ...renderMail(message, locale, siteUrl) });
  }
};

/** The row stays for the month as a trace, unsent; the secret inside goes now. */
const giveUp = async (
  ctx: Context,
  { id: messageId, channel, template }: Row,
  reason: string,
): Promise<void> => {
  await wipeData(ctx.db, messageId);
  ctx.log.warn({ messageId, channel, template, reason }, "message not sent");
};

/**
 * A fault that may pass is thrown, and the job comes back later. Between the other side's yes and
 * our note of it a crash sends the message once more: gateways and mailboxes get the same id then.
 */
export const sendMessage = async (
  ctx: Context,
  channels: Channels,
  payload: unknown,
): Promise<void> => {
  const { messageId } = payloadSchema.parse(payload);
  const row = await findUnsent(ctx.db, ctx.clock, messageId);
  if (!row) return;
  if (row.template === "none") return deleteMessage(ctx.db, messageId);
  const message = messageSchema.parse(row);
  const { channel, template } = row;
  const count = (outcome: "sent" | "refused" | "failed" | "late"): void =>
    ctx.metrics.messages.inc({ channel, kind: kindOf(message.template), outcome });
  if (row.ageMinutes > usefulMinutes(message)) {
    count("late");
    return giveUp(ctx, row, "too late");
  }
  try {
    await deliver(ctx.config.SITE_URL, channels, row, message);
  } catch (error) {
    const isFinal = error instanceof UndeliverableError;
    count(isFinal ? "refused" : "failed");
    if (!isFinal) throw error;
    return giveUp(ctx, row, error.message);
  }
  // It is paid for from here on, whatever becomes of our note of it.
  count("sent");
  await markSent(ctx.db, ctx.clock, messageId);
  ctx.log.info({ messageId, channel, template }, "message sent");
};
