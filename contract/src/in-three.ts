import { z } from "zod/mini";
import { locales } from "./locales.ts";

/** Without signs that cannot be seen or that turn the text around them. */
const textOf = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "text"),
      z.maxLength(most, "text"),
      z.regex(/^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u, "text"),
    );

/** Written in every language, or not at all. */
export const inThree = (most: number) => {
  const text = textOf(most);
  return z.strictObject({ en: text, fr: text, ar: text });
};
export type InThree = z.infer<ReturnType<typeof inThree>>;

/** Two texts that read the same cannot be told apart, in whichever language. */
export const allDiffer = (texts: readonly InThree[]): boolean =>
  locales.every(
    (locale) => new Set(texts.map((text) => text[locale].trim())).size === texts.length,
  );
