import type { Locale } from "@app/contract/locales";
import type { Db, Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { type AnswerAbout, queueMessage } from "../messages/index.ts";
import { findAdmins } from "./brand-company.queries.ts";

export interface BrandAnswer {
  about: AnswerAbout;
  /** What it is called. */
  reference: string;
  reason: string;
  /** Of our site, where they go on. */
  goOnAt: string;
}

/** Everybody who manages the brand reads it, in their own language. */
export const tellBrand = async (
  ctx: Context,
  trx: Trx,
  brandId: string,
  { about: decision, reference, reason, goOnAt }: BrandAnswer,
): Promise<void> => {
  const data = { decision, reference, reason, date: null, link: ctx.config.SITE_URL + goOnAt };
  for (const { id: userId, email: to, locale } of await findAdmins(trx, brandId)) {
    await queueMessage(ctx, trx, {
      channel: "mail",
      to,
      locale,
      userId,
      template: "answered",
      data,
    });
  }
};

/** In which language a note to them is best written: that of whoever came first. */
export const readerOf = async (db: Db, brandId: string): Promise<{ locale: Locale } | null> => {
  const [admin] = await findAdmins(db, brandId);
  return admin ? { locale: admin.locale } : null;
};
