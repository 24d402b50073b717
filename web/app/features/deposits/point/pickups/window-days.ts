import type { Locale } from "@app/contract/locales";
import type { Window } from "@app/contract/pickups";
import { intlLocales } from "../../../../i18n/locale.ts";
import { dayNameOf, weekdayOf } from "../../../../i18n/when.ts";

/** A van comes by the clocks of Algeria, whatever those of the phone say. */
const zone = "Africa/Algiers";

/** "2026-08-03": the day of a moment, there. */
export const dayOf = (moment: string | number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date(moment));

const part = (moment: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocales[locale].dates, { ...parts, timeZone: zone }).format(
    Date.parse(moment),
  );

export const timeThere = (moment: string, locale: Locale): string =>
  part(moment, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** The values of a window's sentence: its day, and from when to when. */
export const windowParts = ({ from, to }: Window, locale: Locale) => ({
  day: dayNameOf(dayOf(from), locale),
  weekday: weekdayOf(dayOf(from), locale, "long"),
  from: timeThere(from, locale),
  to: timeThere(to, locale),
});

/** For the leaf of the calendar beside it. */
export const leafOf = ({ from }: Window, locale: Locale) => ({
  number: part(from, locale, { day: "numeric" }),
  month: part(from, locale, { month: "short" }),
});
