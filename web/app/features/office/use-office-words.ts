import { type Material, materialLabels } from "@app/contract/materials";
import type { Window } from "@app/contract/pickups";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf, dayNameOf } from "../../i18n/when.ts";

/** Keeps what has its own order inside an Arabic sentence, where no element can be put. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Numbers and days with their words: "18.40 kg", "9,800 DA", "Tuesday 4 August". */
export const useOfficeWords = () => {
  const t = useTranslations("office");
  const language = useLanguage();
  const numbers = useNumbers();
  const hours = ({ from, to }: Window): string =>
    t("hours", {
      from: isolated(timeOf(Date.parse(from), language)),
      to: isolated(timeOf(Date.parse(to), language)),
    });
  return {
    whole: numbers.whole,
    weight: (grams: number): string => t("kilograms", { kg: numbers.kilograms(grams) }),
    money: (dinars: number): string => t("dinars", { amount: numbers.whole(dinars) }),
    bins: (count: number): string => t("bins", { count, shown: numbers.whole(count) }),
    people: (count: number): string => t("people", { count, shown: numbers.whole(count) }),
    bags: (count: number): string => t("bags", { count, shown: numbers.whole(count) }),
    material: (material: Material): string =>
      material === "aluminium"
        ? t("aluminium")
        : isolated(materialLabels[material].replaceAll(" ", "\u00A0")),
    day: (date: string): string => dayNameOf(date, language),
    hours,
  };
};
