import { materials } from "@app/contract/materials";
import type { PointDay } from "@app/contract/point-day";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { weekdayOf } from "../../../../i18n/when.ts";
import { UnitChart } from "../../../../ui/unit-chart.tsx";
import type { UnitSeries } from "../../../../ui/unit-chart-columns.ts";
import { useMaterialName } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { gramsOfDay, weekUnit } from "./week-units.ts";

interface WeekChartProps {
  week: readonly PointDay[];
  today: string;
}

const tiles = {
  pet: { name: "q", pair: 8 },
  pehd: { name: "leaf", pair: 3 },
  aluminium: { name: "half", pair: 7 },
} as const;

/** The week by day and material, with its numbers behind a button. */
export function WeekChart({ week, today }: WeekChartProps) {
  const t = useTranslations("counter");
  const language = useLanguage();
  const amounts = useAmounts();
  const nameOf = useMaterialName();
  const unit = weekUnit(week);
  const series: UnitSeries[] = materials
    .filter((name) => week.some((day) => day.materials.some(({ material }) => material === name)))
    .map((name) => ({ id: name, label: nameOf(name), tile: tiles[name] }));
  const columns = week.map((day) => ({
    id: day.date,
    label: weekdayOf(day.date, language, "long"),
    done: Object.fromEntries(
      day.materials.map(({ material, grams }) => [material, Math.round(grams / unit)]),
    ),
    value: amounts.weight(gramsOfDay(day)),
    isNow: day.date === today,
  }));
  return (
    <section>
      <h2 className="mb-3 text-h3">{t("today.week")}</h2>
      <UnitChart
        label={t("today.week")}
        series={series}
        columns={columns}
        labels={{
          unit: t("stock.tile", { weight: amounts.wholeWeight(unit) }),
          waiting: "",
          planned: "",
          columns: t("today.weekDay"),
          total: t("today.weekTotal"),
          showTable: t("today.weekTable"),
          showChart: t("today.weekTiles"),
        }}
      />
    </section>
  );
}
