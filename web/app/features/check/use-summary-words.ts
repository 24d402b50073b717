import { materialLabels } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { fullDayOf } from "../../i18n/when.ts";
import type { Summary } from "./summary.ts";

/** Keeps Latin signs in their order inside an Arabic sentence, where no element can be put. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

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
  const names = summary.materials.map((material) =>
    material === "aluminium"
      ? t("aluminium")
      : isolated(materialLabels[material].replaceAll(" ", "\u00A0")),
  );
  const values = {
    day: fullDayOf(summary.day, language),
    material: names.join(t("comma")),
    lot: isolated(summary.lot ?? ""),
    place: (language === "ar" ? commune?.ar : commune?.fr) ?? "",
  };
  const kind = summary.kind === "deposit" && commune ? "depositAt" : summary.kind;
  return {
    weight,
    title: summary.isUndone ? t("undone") : t("ours", { weight }),
    text: t(kind, values),
  };
};
