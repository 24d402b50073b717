import { dayInAlgeria } from "@app/contract/country-time";
import type { Locale } from "@app/contract/locales";
import type { Window } from "@app/contract/pickups";
import { countryPart, dayNameOf, timeOf, weekdayOf } from "../../../../i18n/when.ts";

/** The values of a window's sentence: its day, and from when to when. */
export const windowParts = ({ from, to }: Window, locale: Locale) => ({
  day: dayNameOf(dayInAlgeria(from), locale),
  weekday: weekdayOf(dayInAlgeria(from), locale, "long"),
  from: timeOf(Date.parse(from), locale),
  to: timeOf(Date.parse(to), locale),
});

/** For the leaf of the calendar beside it. */
export const leafOf = ({ from }: Window, locale: Locale) => ({
  number: countryPart(Date.parse(from), locale, { day: "numeric" }),
  month: countryPart(Date.parse(from), locale, { month: "short" }),
});
