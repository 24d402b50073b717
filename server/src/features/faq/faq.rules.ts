import { type FaqEntry, type FaqItem, faqSchema } from "@app/contract/faq";
import type { Locale } from "@app/contract/locales";

/** Under which its wordings are kept. */
export const faqName = "faq";

/** Null for what is none: then the texts of the release hold. */
export const readFaq = (kept: unknown): FaqEntry[] | null => faqSchema.safeParse(kept).data ?? null;

export const itemsIn = (entries: readonly FaqEntry[], locale: Locale): FaqItem[] =>
  entries
    .filter(({ isShown }) => isShown)
    .map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] }));
