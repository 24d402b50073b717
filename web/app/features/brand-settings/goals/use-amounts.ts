import type { GoalKind } from "@app/contract/brand-goals";
import { useTranslations } from "use-intl";
import { formatTenths, formatWhole } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";

const kilogramsPerTonne = 1000;

/** Amounts in the words of the goal: "12.5 t", "40 kg", "3 schools". */
export const useAmounts = () => {
  const t = useTranslations("brandGoals");
  const language = useLanguage();
  const weight = (kilograms: number): string =>
    kilograms < kilogramsPerTonne
      ? t("kilograms", { value: formatWhole(kilograms, language) })
      : t("tonnes", {
          value: formatTenths(Math.round(kilograms / 100) / 10, language),
        });
  return {
    /** With its unit, under a column. */
    short: (kind: GoalKind, amount: number): string =>
      kind === "kilograms" ? weight(amount) : formatWhole(amount, language),
    title: (kind: GoalKind, amount: number, year: number): string =>
      kind === "kilograms"
        ? t("title.kilograms", { amount: weight(amount), year: String(year) })
        : t(`title.${kind}`, {
            count: amount,
            shown: formatWhole(amount, language),
            year: String(year),
          }),
    unit: (kind: GoalKind, amount: number): string =>
      kind === "kilograms"
        ? t("tile.kilograms", { amount: weight(amount) })
        : t(`tile.${kind}`, { count: amount, shown: formatWhole(amount, language) }),
  };
};
