import type { NationalWilaya } from "@app/contract/national-figures";
import { useTranslations } from "use-intl";
import { formatTenths, useNumbers } from "../../i18n/format.tsx";
import { shortMonthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";

const tonne = 1_000_000;
const kilogram = 1000;

/** Numbers with their words. What was weighed is cut off, never rounded up. */
export const useFigureWords = () => {
  const t = useTranslations("figures");
  const language = useLanguage();
  const { whole } = useNumbers();
  const tonnes = (grams: number): string =>
    formatTenths(Math.floor((grams * 10) / tonne) / 10, language);
  const kilograms = (grams: number): string => whole(Math.floor(grams / kilogram));
  const script = language === "ar" ? "ar" : "fr";
  return {
    whole,
    kilograms,
    weight: (grams: number): string =>
      grams >= tonne
        ? t("unit.tonnes", { t: tonnes(grams) })
        : t("unit.kilograms", { kg: kilograms(grams) }),
    /** In a sentence, always whole: what a tile stands for. */
    spelled: (grams: number): string =>
      grams >= tonne
        ? t("unit.tonnesSpelled", { count: grams / tonne, shown: whole(grams / tonne) })
        : t("unit.kilograms", { kg: kilograms(grams) }),
    /** Under the columns, all in the unit that is over them. */
    bare: (grams: number, isInTonnes: boolean): string =>
      isInTonnes ? tonnes(grams) : kilograms(grams),
    wilaya: ({ name }: NationalWilaya): string => name?.[script] ?? t("byWilaya.others"),
    /** The year where one begins. */
    month: (month: string, isFirst: boolean): string => {
      const name = shortMonthName(month, language);
      return isFirst || month.endsWith("-01") ? `${name} ${month.slice(2, 4)}` : name;
    },
  };
};
