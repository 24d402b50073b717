import type { Locale } from "@app/contract/locales";
import { intlLocales } from "../../i18n/locale.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** "in 3 days", "in 5 hours", "2 days ago": whole ones, cut towards now. */
export const dueIn = (at: number, now: number, locale: Locale): string => {
  const words = new Intl.RelativeTimeFormat(intlLocales[locale].dates, { numeric: "always" });
  const left = at - now;
  return Math.abs(left) < dayMs
    ? words.format(Math.trunc(left / hourMs), "hour")
    : words.format(Math.trunc(left / dayMs), "day");
};
