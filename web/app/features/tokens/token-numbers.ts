import type { Locale } from "@app/contract/locales";
import { useTranslations } from "use-intl";
import { withSafeSpaces } from "../../i18n/format.tsx";
import { intlLocales } from "../../i18n/locale.ts";
import { useLanguage } from "../../i18n/use-language.ts";

const format = (hundredths: number, locale: Locale, leastDecimals: 0 | 2): string =>
  withSafeSpaces(
    new Intl.NumberFormat(intlLocales[locale].numbers, {
      minimumFractionDigits: leastDecimals,
      maximumFractionDigits: 2,
    }).format(hundredths / 100),
  );

/** A rate, with the decimals it has: 24, 26.4. */
export const formatRate = (hundredths: number, locale: Locale): string =>
  format(hundredths, locale, 0);

/** To the hundredth: here nothing is rounded down, so that everybody can add it up. */
export const formatExact = (hundredths: number, locale: Locale): string =>
  format(hundredths, locale, 2);

export const useTokenNumbers = () => {
  const language = useLanguage();
  const t = useTranslations("tokens");
  const rate = (hundredths: number): string => formatRate(hundredths, language);
  return {
    rate,
    exact: (hundredths: number): string => formatExact(hundredths, language),
    /** With its word: "22 tokens". */
    amount: (hundredths: number): string =>
      t("amount", { count: hundredths / 100, shown: rate(hundredths) }),
  };
};
