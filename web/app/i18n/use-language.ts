import type { Locale } from "@app/contract/locales";
import { useLocale } from "use-intl";
import { intlLocales } from "./locale.ts";

/** en, fr or ar: the language of the page, without the region that `Intl` is asked for. */
export const useLanguage = (): Locale => {
  const intlLocale = useLocale();
  if (intlLocale === intlLocales.ar.numbers) return "ar";
  return intlLocale === intlLocales.fr.numbers ? "fr" : "en";
};
