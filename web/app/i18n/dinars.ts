import type { Locale } from "@app/contract/locales";
import { withSafeSpaces } from "./format.tsx";
import { intlLocales } from "./locale.ts";

/** Centimes as dinars; with decimals only where there are any. The unit is a word of the catalogue. */
export const formatDinars = (centimes: number, locale: Locale): string => {
  const decimals = centimes % 100 === 0 ? 0 : 2;
  return withSafeSpaces(
    new Intl.NumberFormat(intlLocales[locale].numbers, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(centimes / 100),
  );
};
