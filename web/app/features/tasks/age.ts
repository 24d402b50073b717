import type { Locale } from "@app/contract/locales";
import { intlLocales } from "../../i18n/locale.ts";
import { withSafeSpaces } from "../../i18n/format.tsx";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const measure = (passed: number): { count: number; unit: "minute" | "hour" | "day" } => {
  if (passed < hourMs) return { count: Math.floor(passed / minuteMs), unit: "minute" };
  if (passed < 2 * dayMs) return { count: Math.floor(passed / hourMs), unit: "hour" };
  return { count: Math.floor(passed / dayMs), unit: "day" };
};

/** How long something has waited, in as few signs as a row has room for: "26 h". */
export const ageOf = (since: number, now: number, locale: Locale): string => {
  const { count, unit } = measure(Math.max(0, now - since));
  const words = new Intl.NumberFormat(intlLocales[locale].numbers, {
    style: "unit",
    unit,
    unitDisplay: "short",
  });
  return withSafeSpaces(words.format(count));
};
