import type { Locale } from "@app/contract/locales";
import { useMemo } from "react";
import { formatTenths, formatWhole } from "../i18n/format.tsx";
import { useLanguage } from "../i18n/use-language.ts";

const gramsPerTonne = 1_000_000;

export interface Mass {
  value: string;
  /** The words are the catalogue's. */
  unit: "kilograms" | "tonnes";
}

/** What a market weighs: tonnes with one decimal, below one of them whole kilograms. */
export const massOf = (grams: number, locale: Locale): Mass =>
  grams >= gramsPerTonne
    ? { unit: "tonnes", value: formatTenths(Math.round(grams / 100_000) / 10, locale) }
    : { unit: "kilograms", value: formatWhole(Math.round(grams / 1000), locale) };

export const useMass = (): ((grams: number) => Mass) => {
  const language = useLanguage();
  return useMemo(() => (grams: number) => massOf(grams, language), [language]);
};
