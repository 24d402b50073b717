import type { FaqItem } from "@app/contract/faq";
import { faqLinks } from "@app/contract/faq-links";
import type { useTranslations } from "use-intl";

/** In the order of the page. */
export const releasedNames = ["labels", "when", "exchange", "nowhere", "count"] as const;

/** Links stay as they are written. */
const asWritten = Object.fromEntries(
  faqLinks.map((link) => [link, (words: string) => `<${link}>${words}</${link}>`]),
);

/** What is asked often, in the words of the catalogue. */
export const releasedFaq = (t: ReturnType<typeof useTranslations<"home.faq">>): FaqItem[] =>
  releasedNames.map((name) => ({
    question: t(`${name}.question`),
    answer: t.markup(`${name}.answer`, asWritten),
  }));
