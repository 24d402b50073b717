import type { Locale } from "@app/contract/locales";
import { shownTokens } from "@app/contract/tokens";
import { toKilograms } from "@app/contract/weights";
import { useMemo } from "react";
import { intlLocales } from "./locale.ts";
import { useLanguage } from "./use-language.ts";

export { Num } from "./num.tsx";

// French groups with a narrow space that our font lacks. An ordinary space would let Arabic text
// turn the two halves of a number around; the non-breaking one is safe everywhere.
export const withSafeSpaces = (text: string): string =>
  text.replaceAll(/[\u202F\u2009 ]/g, "\u00A0");

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since making one costs a slow phone more than all it formats on a page. */
const formatFor = (locale: Locale, decimals: number): Intl.NumberFormat => {
  const key = `${locale}${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(intlLocales[locale].numbers, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
};

const format = (value: number, locale: Locale, decimals: number): string =>
  withSafeSpaces(formatFor(locale, decimals).format(value));

/** One decimal at most, and none that is zero: kilometres. */
export const formatTenths = (value: number, locale: Locale): string =>
  format(value, locale, Number.isInteger(value) ? 0 : 1);

/** Hundredths, always with their two decimals: digits stand under digits. */
export const formatHundredths = (hundredths: number, locale: Locale): string =>
  format(hundredths / 100, locale, 2);

export const formatWhole = (value: number, locale: Locale): string => format(value, locale, 0);

/** Hundredths of a token, shown as whole tokens and never rounded up. */
export const formatTokens = (hundredths: number, locale: Locale): string =>
  format(shownTokens(hundredths), locale, 0);

/** Grams, shown as kilograms with two decimals; the unit is a word of the catalogue. */
export const formatKilograms = (grams: number, locale: Locale): string =>
  format(toKilograms(grams), locale, 2);

export const decimalMarkOf = (locale: Locale): string =>
  formatFor(locale, 2)
    .formatToParts(0)
    .find(({ type }) => type === "decimal")?.value ?? ".";

/** The formats above in the language of the page. */
export const useNumbers = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      whole: (value: number) => formatWhole(value, language),
      tokens: (hundredths: number) => formatTokens(hundredths, language),
      kilograms: (grams: number) => formatKilograms(grams, language),
      decimalMark: decimalMarkOf(language),
    }),
    [language],
  );
};
