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

/** The same kept as JSON in a column of text; null when it is broken. */
export const readLocalizedJson = (json: string): LocalizedText | null => {
  try {
    return localizedTextSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
};

/** As it is written: no signs that cannot be seen or that turn the text around them. */
const writtenText = (most: number) => {
  const text = z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u, "text"),
    );
  return z.strictObject({ en: text, fr: z.optional(text), ar: z.optional(text) });
};

/** The database has the same rules: what came in another way is refused there. */
export const writtenNameSchema = writtenText(80);
export const writtenDescriptionSchema = writtenText(500);
