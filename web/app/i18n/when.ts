import { countryZone, type Locale } from "@app/contract/locales";
import { intlLocales } from "./locale.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** "10 minutes ago" within a day; afterwards nothing, and the date is written instead. */
export const relativeTime = (at: number, now: number, locale: Locale): string | undefined => {
  const passed = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(intlLocales[locale].dates, { numeric: "auto" });
  if (passed < minuteMs) return words.format(0, "second");
  if (passed < hourMs) return words.format(-Math.floor(passed / minuteMs), "minute");
  return passed < dayMs ? words.format(-Math.floor(passed / hourMs), "hour") : undefined;
};

/** The same for longer stretches: "3 days ago". */
export const sinceOf = (at: number, now: number, locale: Locale): string =>
  relativeTime(at, now, locale) ??
  new Intl.RelativeTimeFormat(intlLocales[locale].dates, { numeric: "auto" }).format(
    -Math.floor((now - at) / dayMs),
    "day",
  );

const format = (at: number, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocales[locale].dates, parts).format(at);

/** A part of a moment as clocks and calendars on the walls of the country show it, wherever the page is read. */
export const countryPart = (
  at: number,
  locale: Locale,
  parts: Intl.DateTimeFormatOptions,
): string => format(at, locale, { ...parts, timeZone: countryZone });

export const dateOf = (at: number, locale: Locale): string =>
  countryPart(at, locale, { day: "numeric", month: "long", year: "numeric" });

/** A day of the calendar, "2026-08-03", whatever the clock of the phone says. */
const formatDay = (date: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  format(Date.parse(date), locale, { ...parts, timeZone: "UTC" });

/** "Monday 3 August" in every language: the day's name needs no comma in a line of its own. */
export const dayNameOf = (date: string, locale: Locale): string =>
  [{ weekday: "long" }, { day: "numeric" }, { month: "long" }]
    .map((part) => formatDay(date, locale, part as Intl.DateTimeFormatOptions))
    .join(" ");

export const weekdayOf = (date: string, locale: Locale, width: "long" | "narrow"): string =>
  formatDay(date, locale, { weekday: width });

/** Twenty-four hours in all three languages. */
export const timeOf = (at: number, locale: Locale): string =>
  countryPart(at, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "31 December 2026": a day of the calendar in full. */
export const fullDayOf = (date: string, locale: Locale): string =>
  formatDay(date, locale, { day: "numeric", month: "long", year: "numeric" });
