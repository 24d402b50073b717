import type { Locale } from "@app/contract/locales";
import { toKilograms } from "@app/contract/weights";

const languageTags = {
  en: { numbers: "en", dates: "en-GB" },
  fr: { numbers: "fr-DZ", dates: "fr" },
  ar: { numbers: "ar-DZ", dates: "ar-DZ" },
} as const satisfies Record<Locale, { numbers: string; dates: string }>;

const timeZone = "Africa/Algiers";

/** Spaces that neither break a number nor let Arabic turn its halves round. */
const withSafeSpaces = (text: string): string => text.replaceAll(/[\u202F\u2009 ]/g, "\u00A0");

const twoDecimals = (value: number, locale: Locale, grouping: boolean): string =>
  withSafeSpaces(
    new Intl.NumberFormat(languageTags[locale].numbers, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: grouping,
    }).format(value),
  );

/** Hundredths of a token in full: a column of these adds up. */
export const formatHundredths = (hundredths: number, locale: Locale, grouping = true): string =>
  twoDecimals(Math.abs(hundredths) / 100, locale, grouping);

export const formatKilograms = (grams: number, locale: Locale): string =>
  twoDecimals(toKilograms(grams), locale, true);

export const formatDate = (moment: Date, locale: Locale): string =>
  withSafeSpaces(
    new Intl.DateTimeFormat(languageTags[locale].dates, { dateStyle: "long", timeZone }).format(
      moment,
    ),
  );

/** November 2026 */
export const formatMonth = (moment: Date, locale: Locale): string =>
  withSafeSpaces(
    new Intl.DateTimeFormat(languageTags[locale].dates, {
      month: "long",
      year: "numeric",
      timeZone,
    }).format(moment),
  );

/** Monday 16 November */
export const formatWeekDay = (moment: Date, locale: Locale): string =>
  [{ weekday: "long" }, { day: "numeric" }, { month: "long" }]
    .map((part) =>
      new Intl.DateTimeFormat(languageTags[locale].dates, {
        ...(part as Intl.DateTimeFormatOptions),
        timeZone,
      }).format(moment),
    )
    .join(" ");

const parts = { timeZone, hourCycle: "h23" } as const;
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
