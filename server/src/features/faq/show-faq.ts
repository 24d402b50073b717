import type { ResponseOf } from "@app/contract/endpoint";
import type { showFaq as endpoint } from "@app/contract/faq";
import type { Locale } from "@app/contract/locales";
import type { Context } from "../../context.ts";
import { createWordingBook } from "../wordings/index.ts";
import { faqName, itemsIn, readFaq } from "./faq.rules.ts";

export const createShowFaq = (ctx: Context) => {
  const wordings = createWordingBook(ctx);
  return async (locale: Locale): Promise<ResponseOf<typeof endpoint>> => {
    const entries = readFaq(await wordings(faqName));
    return { items: entries && itemsIn(entries, locale) };
  };
};
