import type { FaqEntry } from "@app/contract/faq";
import type { Locale } from "@app/contract/locales";
import { loadMessages, type Messages } from "../../i18n/catalogues.ts";
import { releasedNames } from "./released-faq.ts";

/** A text as the build leaves it: plain, or a list of words and links, each link behind its name. */
type Built = string | readonly (string | readonly [string, ...string[]])[];

const asText = (built: Built): string =>
  typeof built === "string"
    ? built
    : built
        .map((part) => {
          if (typeof part === "string") return part;
          const [link, ...words] = part;
          return `<${link}>${words.join("")}</${link}>`;
        })
        .join("");

/**
 * The questions of the catalogue in every language at once. A translator of another language than
 * the page's would weigh on every page, so the texts are read as the build left them.
 */
export const loadReleasedFaq = async (): Promise<FaqEntry[]> => {
  const textsIn = async (locale: Locale): Promise<Messages["home"]["faq"]> =>
    ((await loadMessages(locale, ["home"])) as Pick<Messages, "home">).home.faq;
  const [en, fr, ar] = await Promise.all([textsIn("en"), textsIn("fr"), textsIn("ar")]);
  const inThree = (name: (typeof releasedNames)[number], part: "question" | "answer") => ({
    en: asText(en[name][part]),
    fr: asText(fr[name][part]),
    ar: asText(ar[name][part]),
  });
  return releasedNames.map((name) => ({
    isShown: true,
    question: inThree(name, "question"),
    answer: inThree(name, "answer"),
  }));
};
