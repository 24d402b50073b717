import type { sendContactMessage as endpoint } from "@app/contract/contact";
import type { BodyOf } from "@app/contract/endpoint";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { takeAttempt } from "../../limits.ts";
import { queueMessage } from "../messages/index.ts";
import { daysFromNow, openTask } from "../tasks/index.ts";
import { insertContactMessage, type NewContactMessage } from "./contact.queries.ts";
import { contactLimits, referenceOf } from "./contact.rules.ts";

const answerDays = 2;

export interface Sending {
  /** Of this sending: arriving twice, it is one message. */
  key: string;
  body: BodyOf<typeof endpoint>;
  locale: Locale;
  address: string;
}

/**
 * To the team what was written; to the sender only that it arrived. Anybody may type anybody's
 * address, so nothing of theirs travels there in our name.
 */
const queueMails = async (ctx: Context, trx: Trx, row: NewContactMessage): Promise<void> => {
  const { name: senderName, contact, topic, message, locale } = row;
  const reference = referenceOf(row.id);
  await queueMessage(ctx, trx, {
    channel: "mail",
    to: product.contact.email,
    locale,
    template: "contact_message",
    data: { senderName, contact, topic, message, reference },
  });
  if (!contact.includes("@")) return;
  await queueMessage(ctx, trx, {
    channel: "mail",
    to: contact,
    locale,
    template: "contact_received",
    data: { reference },
  });
};

export const sendContactMessage = async (
  ctx: Context,
  { key: id, body, locale, address }: Sending,
): Promise<{ reference: string }> => {
  await takeAttempt(ctx, contactLimits(address, body.contact));
  await ctx.db.transaction().execute(async (trx) => {
    const row = { id, ...body, locale };
    if (!(await insertContactMessage(trx, ctx.clock, row))) return;
    await queueMails(ctx, trx, row);
    const dueAt = daysFromNow(ctx.clock, answerDays);
    await openTask(trx, ctx.clock, { kind: "contact_message", subjectId: id, data: {}, dueAt });
  });
  return { reference: referenceOf(id) };
};
