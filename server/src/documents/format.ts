import { countryZone, type Locale } from "@app/contract/locales";
import { toKilograms } from "@app/contract/weights";

const languageTags = {
  en: { numbers: "en", dates: "en-GB" },
  fr: { numbers: "fr-DZ", dates: "fr" },
  ar: { numbers: "ar-DZ", dates: "ar-DZ" },
} as const satisfies Record<Locale, { numbers: string; dates: string }>;

/** Spaces that neither break a number nor let Arabic turn its halves round. */
const withSafeSpaces = (text: string): string => text.replaceAll(/[\u202F\u2009 ]/g, "\u00A0");

const exactly = (value: number, locale: Locale, digits: number, grouping: boolean): string =>
  withSafeSpaces(
    new Intl.NumberFormat(languageTags[locale].numbers, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: grouping,
    }).format(value),
  );

/** Kilograms to the gram: what stands under each other adds up. */
export const formatGrams = (grams: number, locale: Locale, grouping = true): string =>
  exactly(toKilograms(grams), locale, 3, grouping);

/** Whole kilograms, tenths below ten: an estimate is not known to the gram. */
export const formatEstimate = (grams: number, locale: Locale): string =>
  exactly(toKilograms(grams), locale, toKilograms(grams) < 10 ? 1 : 0, true);

/** Thousandths in two or three decimals: "8.12", as its source prints it. */
export const formatFactor = (thousandths: number, locale: Locale): string =>
  exactly(thousandths / 1000, locale, thousandths % 10 === 0 ? 2 : 3, true);

const gramsInTonne = 1_000_000;

/** Tonnes to the gram. */
export const formatTonnes = (grams: number, locale: Locale): string =>
  exactly(grams / gramsInTonne, locale, 6, false);

export const formatWhole = (value: number, locale: Locale): string =>
  exactly(value, locale, 0, true);

/** Tenths of a percent. */
export const formatPercent = (share: number, locale: Locale): string =>
  withSafeSpaces(
    new Intl.NumberFormat(languageTags[locale].numbers, {
      style: "percent",
      maximumFractionDigits: 1,
    }).format(share),
  );

/** Hundredths of a token in full: a column of these adds up. */
export const formatHundredths = (hundredths: number, locale: Locale, grouping = true): string =>
  exactly(Math.abs(hundredths) / 100, locale, 2, grouping);

export const formatKilograms = (grams: number, locale: Locale): string =>
  exactly(toKilograms(grams), locale, 2, true);

export const formatDate = (moment: Date, locale: Locale): string =>
  withSafeSpaces(
    new Intl.DateTimeFormat(languageTags[locale].dates, {
      dateStyle: "long",
      timeZone: countryZone,
    }).format(moment),
  );

/** November 2026 */
export const formatMonth = (
  moment: Date,
  locale: Locale,
  length: "long" | "short" = "long",
): string =>
  withSafeSpaces(
    new Intl.DateTimeFormat(languageTags[locale].dates, {
      month: length,
      ...(length === "long" && { year: "numeric" }),
      timeZone: countryZone,
    }).format(moment),
  );

/** Monday 16 November */
export const formatWeekDay = (moment: Date, locale: Locale): string =>
  [{ weekday: "long" }, { day: "numeric" }, { month: "long" }]
    .map((part) =>
      new Intl.DateTimeFormat(languageTags[locale].dates, {
        ...(part as Intl.DateTimeFormatOptions),
        timeZone: countryZone,
      }).format(moment),
    )
    .join(" ");

const parts = { timeZone: countryZone, hourCycle: "h23" } as const;
const shortDate = new Intl.DateTimeFormat("en-GB", {
  ...parts,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-GB", { ...parts, hour: "2-digit", minute: "2-digit" });

/** 15/11/2026: read the same in the three languages. */
export const formatShortDate = (moment: Date): string => shortDate.format(moment);

export const formatTime = (moment: Date): string => time.format(moment);
