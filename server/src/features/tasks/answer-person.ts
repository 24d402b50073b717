import { localeSchema } from "@app/contract/localized-text";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { queueMessage } from "../messages/index.ts";
import { findReachable } from "./people.queries.ts";

/** What the back office wrote: by mail to a proven address, else by SMS. */
export const answerPerson = async (
  ctx: Context,
  trx: Trx,
  userId: string,
  answer: string,
): Promise<void> => {
  const person = await findReachable(trx, userId);
  if (!person || answer === "") return;
  const locale = localeSchema.parse(person.locale);
  const message = { locale, userId, template: "team_answer", data: { answer } } as const;
  if (person.email && person.emailVerifiedAt) {
    await queueMessage(ctx, trx, { ...message, channel: "mail", to: person.email });
  } else if (person.phone) {
    await queueMessage(ctx, trx, { ...message, channel: "sms", to: person.phone });
  }
};
