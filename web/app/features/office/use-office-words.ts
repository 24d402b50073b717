import type { Material } from "@app/contract/materials";
import type { Window } from "@app/contract/pickups";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { leftToRight } from "../../i18n/in-own-order.ts";
import { materialName } from "../../i18n/material-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf, dayNameOf } from "../../i18n/when.ts";

/** Numbers and days with their words: "18.40 kg", "9,800 DA", "Tuesday 4 August". */
export const useOfficeWords = () => {
  const t = useTranslations("office");
  const language = useLanguage();
  const numbers = useNumbers();
  const hours = ({ from, to }: Window): string =>
    t("hours", {
      from: leftToRight(timeOf(Date.parse(from), language)),
      to: leftToRight(timeOf(Date.parse(to), language)),
    });
  return {
    whole: numbers.whole,
    weight: (grams: number): string => t("kilograms", { kg: numbers.kilograms(grams) }),
    money: (dinars: number): string => t("dinars", { amount: numbers.whole(dinars) }),
    bins: (count: number): string => t("bins", { count, shown: numbers.whole(count) }),
    people: (count: number): string => t("people", { count, shown: numbers.whole(count) }),
    bags: (count: number): string => t("bags", { count, shown: numbers.whole(count) }),
    material: (material: Material): string => materialName(material, t("aluminium")),
    day: (date: string): string => dayNameOf(date, language),
    hours,
  };
};
