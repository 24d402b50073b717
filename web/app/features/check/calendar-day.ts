import type { Locale } from "@app/contract/locales";
import { intlLocales } from "../../i18n/locale.ts";

/** A day of the calendar, "2026-08-03", whatever the clock of the phone says. */
export const calendarDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocales[locale].dates, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(day));
