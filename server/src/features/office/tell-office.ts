import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { type AnswerAbout, queueMessage } from "../messages/index.ts";
import { findMailbox } from "./decided.queries.ts";

interface OfficeAnswer {
  about: AnswerAbout;
  /** The number of the order. */
  reference: string;
  reason: string;
  date: string | null;
  /** Of our site, where they go on. */
  goOnAt: string;
}

/** To whoever proved that they read the mail of the office. */
export const tellOffice = async (
  ctx: Context,
  trx: Trx,
  organisationId: string,
  { about: decision, goOnAt, ...answer }: OfficeAnswer,
): Promise<void> => {
  const mailbox = await findMailbox(trx, organisationId);
  if (!mailbox) return;
  await queueMessage(ctx, trx, {
    channel: "mail",
    to: mailbox.email,
    locale: mailbox.locale,
    template: "answered",
    data: { ...answer, decision, link: ctx.config.SITE_URL + goOnAt },
  });
};
