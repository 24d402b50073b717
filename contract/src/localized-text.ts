import { z } from "zod";
import { type Locale, locales } from "./locales.ts";

export const localeSchema = z.enum(locales);

/** Text kept in the database by language; English stands in for a missing one. */
export const localizedTextSchema = z.object({
  en: z.string().min(1),
  fr: z.string().optional(),
  ar: z.string().optional(),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

export const localized = (text: LocalizedText, locale: Locale): string => text[locale] ?? text.en;
