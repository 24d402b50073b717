import { intlLocales } from "../i18n/locale.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { placeOptions, usePlaces } from "./use-places.ts";

/** "Alger, Blida and Tipaza"; empty until their names are there. */
export const useWilayaNames = (codes: readonly number[]): string => {
  const language = useLanguage();
  const { items } = usePlaces("all");
  const options = placeOptions(items, language === "ar" ? "ar" : "fr");
  const names = codes.flatMap(
    (code) => options.find(({ value }) => value === String(code))?.label ?? [],
  );
  return new Intl.ListFormat(intlLocales[language].dates).format(names);
};
