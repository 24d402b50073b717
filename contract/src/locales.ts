import { z } from "zod";

export const locales = ["en", "fr", "ar"] as const;
export type Locale = (typeof locales)[number];

/** What a visitor reads when nothing about them is known. */
export const fallbackLocale: Locale = "ar";
export const localeSchema = z.enum(locales);

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

/** Text kept in the database by language; English stands in for a missing one. */
export const localizedTextSchema = z.object({ en: z.string().min(1) }).extend({
  fr: z.string().optional(),
  ar: z.string().optional(),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

export const localized = (text: LocalizedText, locale: Locale): string => text[locale] ?? text.en;
