import { localized, type LocalizedText } from "@app/contract/localized-text";
import type { Material } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { formatTenths, useNumbers } from "../../i18n/format.tsx";
import { leftToRight } from "../../i18n/in-own-order.ts";
import { materialName } from "../../i18n/material-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import { placeOptions, usePlaces } from "../../lib/use-places.ts";

const tonne = 1_000_000;

/** Numbers with their words: "62.4 t", "212.40 kg", "Alger", "P.E.T ( 1 )". */
export const useBrandWords = () => {
  const t = useTranslations("overview");
  const language = useLanguage();
  const numbers = useNumbers();
  const { items } = usePlaces("all");
  const wilayas = placeOptions(items, language === "ar" ? "ar" : "fr");
  /** Never more than there is: the rest is cut off. */
  const tenthsOfTonnes = (grams: number): number => Math.floor((grams * 10) / tonne) / 10;
  const isInTonnes = (grams: number): boolean => Math.abs(grams) >= tonne;
  const shown = (grams: number): string =>
    isInTonnes(grams) ? formatTenths(tenthsOfTonnes(grams), language) : numbers.kilograms(grams);
  return {
    wilayas,
    whole: numbers.whole,
    code: leftToRight,
    name: (text: LocalizedText): string => localized(text, language),
    /** Its number until the names are there. */
    wilaya: (code: number): string =>
      wilayas.find(({ value }) => value === String(code))?.label ?? String(code),
    material: (material: Material): string => materialName(material, t("material.aluminium")),
    day: (date: string): string => fullDayOf(date, language),
    /** One day, or from one to another. */
    days: (from: string, until: string): string =>
      from === until
        ? fullDayOf(from, language)
        : t("days", { from: fullDayOf(from, language), until: fullDayOf(until, language) }),
    /** The number and its unit, to be drawn in two sizes. */
    amount: (grams: number): { shown: string; unit: string } => ({
      shown: shown(grams),
      unit: isInTonnes(grams) ? t("unit.tonnes") : t("unit.kilograms"),
    }),
    /** In a sentence: "120 tonnes". */
    spelled: (grams: number): string =>
      isInTonnes(grams)
        ? t("tonnesSpelled", { count: tenthsOfTonnes(grams), shown: shown(grams) })
        : t("kilograms", { kg: shown(grams) }),
    /** What one tile stands for: always whole. */
    tile: (grams: number): string =>
      isInTonnes(grams)
        ? t("tonnesSpelled", { count: grams / tonne, shown: numbers.whole(grams / tonne) })
        : t("kilograms", { kg: numbers.whole(grams / 1000) }),
    weight: (grams: number): string =>
      isInTonnes(grams) ? t("tonnes", { t: shown(grams) }) : t("kilograms", { kg: shown(grams) }),
    /** Under a column, where there is little room: of one unit in the whole chart. */
    column: (grams: number, tile: number): { shown: string; withUnit: string } => {
      const isOfTonnes = tile * 10 >= tonne;
      const number = isOfTonnes
        ? formatTenths(Math.round((grams * 10) / tonne) / 10, language)
        : numbers.whole(Math.round(grams / 1000));
      return {
        shown: number,
        withUnit: isOfTonnes ? t("tonnes", { t: number }) : t("kilograms", { kg: number }),
      };
    },
    exact: (grams: number): string => t("kilograms", { kg: numbers.kilograms(grams) }),
  };
};
