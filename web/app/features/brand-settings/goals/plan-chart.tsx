import type { GoalKind } from "@app/contract/brand-goals";
import { useTranslations } from "use-intl";
import { shortMonthName } from "../../../i18n/month-name.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { UnitChart } from "../../../ui/unit-chart.tsx";
import { tilesFor, unitFor } from "./plan-tiles.ts";
import { useAmounts } from "./use-amounts.ts";

interface PlanChartProps {
  kind: GoalKind;
  year: number;
  months: readonly number[];
}

/** What is due in each month, as columns of tiles that nobody has laid yet. */
export function PlanChart({ kind, year, months }: PlanChartProps) {
  const t = useTranslations("brandGoals.chart");
  const language = useLanguage();
  const { short, unit } = useAmounts();
  const one = unitFor(months);
  return (
    <UnitChart
      label={t("label", { year: String(year) })}
      onDark
      series={[]}
      columns={months.map((amount, place) => {
        const month = `${year}-${String(place + 1).padStart(2, "0")}`;
        return {
          id: month,
          label: shortMonthName(month, language),
          done: {},
          planned: tilesFor(amount, one),
          value: short(kind, amount),
        };
      })}
      labels={{
        unit: unit(kind, one),
        waiting: "",
        planned: t("planned"),
        columns: t("month"),
        total: t("due"),
        showTable: t("showTable"),
        showChart: t("showChart"),
      }}
    />
  );
}
