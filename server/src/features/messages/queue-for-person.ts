import { localeSchema } from "@app/contract/localized-text";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import type { Message, TemplateOf } from "./message-kinds.ts";
import { queueMessage } from "./queue-message.ts";

/** What has to be known of people to reach them. */
export interface Reachable {
  id: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  locale: string;
}

type EitherWay = Extract<Message, { template: TemplateOf<"mail"> & TemplateOf<"sms"> }>;

/** By mail, which has room for reasons; by SMS to whoever has no proven address. */
export const queueForPerson = async (
  ctx: Context,
  trx: Trx,
  { id: userId, email, emailVerifiedAt, phone, locale }: Reachable,
  message: EitherWay,
): Promise<void> => {
  const queued = { ...message, userId, locale: localeSchema.parse(locale) };
  if (email && emailVerifiedAt) {
    await queueMessage(ctx, trx, { ...queued, channel: "mail", to: email });
  } else if (phone) {
    await queueMessage(ctx, trx, { ...queued, channel: "sms", to: phone });
  }
};
