import type { Locale } from "@app/contract/locales";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };

/** The words of documents; the French ones say what there is. */
export type DocumentTexts = typeof fr;

export const documentTexts: Record<Locale, DocumentTexts> = { en, fr, ar };

/** In one pass: braces in a value are only text. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
