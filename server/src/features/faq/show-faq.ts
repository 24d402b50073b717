import type { ResponseOf } from "@app/contract/endpoint";
import type { showFaq as endpoint } from "@app/contract/faq";
import type { Locale } from "@app/contract/locales";
import type { WordingBook } from "../wordings/index.ts";
import { faqName, itemsIn, readFaq } from "./faq.rules.ts";

export const showFaq = async (
  wordings: WordingBook,
  locale: Locale,
): Promise<ResponseOf<typeof endpoint>> => {
  const entries = readFaq(await wordings(faqName));
  return { items: entries && itemsIn(entries, locale) };
};
