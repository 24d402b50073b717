import type { Locale } from "@app/contract/locales";
import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { makeLink } from "../identity/index.ts";
import { queueMessage } from "../messages/index.ts";
import { findByLogin, killEmailLinks } from "./account.queries.ts";

interface Claim {
  userId: string;
  email: string;
  locale: Locale;
}

/**
 * The link by which an address becomes the person's; earlier ones are dead. If it is proven by
 * somebody else they are told instead, and nothing looks different from the outside.
 */
export const sendEmailLink = async (
  ctx: Context,
  trx: Trx,
  { userId, email, locale }: Claim,
): Promise<void> => {
  await killEmailLinks(trx, userId);
  const token = await makeLink(ctx, trx, "confirm_email", { userId, email });
  const owner = await findByLogin(trx, email);
  const message = { channel: "mail", to: email, userId } as const;
  await queueMessage(
    ctx,
    trx,
    owner && owner.id !== userId
      ? { ...message, userId: owner.id, locale: owner.locale, template: "email_in_use", data: {} }
      : {
          ...message,
          locale,
          template: "confirm_email",
          data: { link: `${ctx.config.SITE_URL}/auth/callback?confirm=${token}` },
        },
  );
};
