import { z } from "zod/mini";
import { type Locale, locales } from "./locales.ts";

export const localeSchema = z.enum(locales);

/** Text kept in the database by language; English stands in for a missing one. */
export const localizedTextSchema = z.object({
  en: z.string().check(z.minLength(1)),
  fr: z.optional(z.string()),
  ar: z.optional(z.string()),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

export const localized = (text: LocalizedText, locale: Locale): string => text[locale] ?? text.en;
