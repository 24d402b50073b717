import type { Locale } from "@app/contract/locales";
import { intlLocales } from "./locale.ts";
import { countryPart } from "./when.ts";

/** "2026-08" as the language calls it; the year only where it must be told apart. */
export const monthName = (month: string, locale: Locale, hasYear = false): string =>
  new Intl.DateTimeFormat(intlLocales[locale].dates, {
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.parse(`${month}-15T12:00:00Z`));

/** "Aug", under a column. */
export const shortMonthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocales[locale].dates, { month: "short", timeZone: "UTC" }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  );

export const thisMonthName = (locale: Locale): string =>
  countryPart(Date.now(), locale, { month: "long" });

/** French says d’août, d’avril and d’octobre, and de mai. */
export const elides = (name: string): "yes" | "no" => (/^[aeiouéâô]/i.test(name) ? "yes" : "no");
