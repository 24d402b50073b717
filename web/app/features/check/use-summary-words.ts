import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { leftToRight } from "../../i18n/in-own-order.ts";
import { materialName } from "../../i18n/material-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import type { Summary } from "./summary.ts";

interface SummaryWords {
  weight: string;
  title: string;
  text: string;
}

/** What a number is about, in whole sentences. */
export const useSummaryWords = (
  summary: Summary | null,
  commune: { fr: string; ar: string } | null,
): SummaryWords => {
  const t = useTranslations("check.summary");
  const { kilograms } = useNumbers();
  const language = useLanguage();
  if (!summary) return { weight: "", title: "", text: "" };
  const weight = t("kilograms", { kg: kilograms(Math.abs(summary.grams)) });
  const names = summary.materials.map((material) => materialName(material, t("aluminium")));
  const values = {
    day: fullDayOf(summary.day, language),
    material: names.join(t("comma")),
    lot: leftToRight(summary.lot ?? ""),
    place: (language === "ar" ? commune?.ar : commune?.fr) ?? "",
  };
  const kind = summary.kind === "deposit" && commune ? "depositAt" : summary.kind;
  return {
    weight,
    title: summary.isUndone ? t("undone") : t("ours", { weight }),
    text: t(kind, values),
  };
};
