import type { Locale } from "@app/contract/locales";
import { intlLocales } from "../../i18n/locale.ts";

const format = (moment: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocales[locale].dates, {
    ...parts,
    timeZone: "Africa/Algiers",
  }).format(Date.parse(moment));

/** By the clocks of Algeria wherever it is drawn: the server's words must be the browser's too. */
export const dayInAlgeria = (moment: string, locale: Locale): string =>
  format(moment, locale, { day: "numeric", month: "long", year: "numeric" });

export const timeInAlgeria = (moment: string, locale: Locale): string =>
  format(moment, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
