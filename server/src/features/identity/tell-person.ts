import { localeSchema } from "@app/contract/localized-text";
import type { Trx } from "@app/database/connect";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { queueMessage } from "../messages/index.ts";

/** What is told after it happened. */
type Notice =
  | { template: "new_device"; data: { label: string } }
  | { template: "password_changed"; data: Record<never, never> }
  | { template: "account_suspended" | "account_open_again"; data: Record<never, never> };

export interface Contacts {
  phone: string | null;
  /** Proven. */
  email: string | null;
  locale: string;
  /** Of a person; an organisation has none. */
  userId?: string;
}

type Contact = { channel: "sms"; to: string } | { channel: "mail"; to: string };

const contactsOf = ({ phone, email }: Contacts): Contact[] => [
  ...(phone ? [{ channel: "sms", to: phone } as const] : []),
  ...(email ? [{ channel: "mail", to: email } as const] : []),
];

const tell = async (
  ctx: Context,
  trx: Trx,
  { locale, userId }: Contacts,
  contact: Contact,
  notice: Notice,
): Promise<void> => {
  try {
    await queueMessage(ctx, trx, {
      ...notice,
      ...contact,
      locale: localeSchema.parse(locale),
      ...(userId && { userId }),
    });
  } catch (error) {
    // The day's SMS are used up, which is logged there: what happened stands without word of it.
    if (!(error instanceof AppError && error.errorName === "too_many_requests")) throw error;
  }
};

/** By SMS, or by mail to whoever has no number. */
export const tellOnce = async (
  ctx: Context,
  trx: Trx,
  contacts: Contacts,
  notice: Notice,
): Promise<void> => {
  const [contact] = contactsOf(contacts);
  if (contact) await tell(ctx, trx, contacts, contact, notice);
};

/** Wherever they can be reached: one of the ways may be in other hands. */
export const tellEverywhere = async (
  ctx: Context,
  trx: Trx,
  contacts: Contacts,
  notice: Notice,
): Promise<void> => {
  for (const contact of contactsOf(contacts)) await tell(ctx, trx, contacts, contact, notice);
};
