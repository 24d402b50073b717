import type { Locale } from "@app/contract/locales";
import ar from "./answers.ar.json" with { type: "json" };
import en from "./answers.en.json" with { type: "json" };
import fr from "./answers.fr.json" with { type: "json" };

export const answers: Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>> = {
  ar,
  en,
  fr,
};

/** What can be sent as it is, in the language of whoever reads it; empty where there is nothing ready. */
export const readyAnswer = (locale: Locale, kind: string, choice: string): string =>
  answers[locale][kind]?.[choice] ?? "";
