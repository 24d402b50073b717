import type { BrandOverview } from "@app/contract/brand-overview";
import { materials } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";
import { shortMonthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { usePercent } from "../../i18n/use-percent.ts";
import { UnitChart } from "../../ui/unit-chart.tsx";
import type { UnitColumn, UnitSeries } from "../../ui/unit-chart-columns.ts";
import { withFilter } from "./filter.ts";
import { doneGrams, tileGrams, tilesOf } from "./goal-columns.ts";
import { useBrandWords } from "./use-brand-words.ts";

const tiles = {
  pet: { name: "q", pair: 4 },
  pehd: { name: "leaf", pair: 7 },
  aluminium: { name: "dot", pair: 3 },
} as const;

interface GoalBlockProps {
  overview: BrandOverview;
  wilaya: number | undefined;
}

/** The year in countable tiles: filled came back, outlines are the plan. */
export function GoalBlock({ overview, wilaya }: GoalBlockProps) {
  const t = useTranslations("overview.goal");
  const words = useBrandWords();
  const { months } = overview;
  const columns = useColumns(overview, wilaya);
  const unit = tileGrams(months);
  const series: UnitSeries[] = materials
    .filter((name) => months.some((month) => month.materials.some((one) => one.material === name)))
    .map((name) => ({ id: name, label: words.material(name), tile: tiles[name] }));
  return (
    <section className="on-dark rounded-large rounded-ee-[72px] bg-blue-900 px-5 py-7 text-white sm:p-8 lg:rounded-ee-[96px] lg:px-9.5 lg:pt-8.5 lg:pb-7.5">
      <UnitChart
        label={t("chart")}
        series={series}
        columns={columns}
        onDark
        lead={<Lead overview={overview} />}
        className="text-blue-200"
        labels={{
          unit: t("tile", { weight: words.tile(unit) }),
          waiting: "",
          planned: t("plan"),
          columns: t("month"),
          total: t("total"),
          showTable: t("asTable"),
          showChart: t("asTiles"),
        }}
      />
    </section>
  );
}

const useColumns = (
  { months, today, hasFigures }: BrandOverview,
  wilaya: number | undefined,
): UnitColumn[] => {
  const language = useLanguage();
  const words = useBrandWords();
  const unit = tileGrams(months);
  return months.map((month) => {
    const grams = doneGrams(month);
    const isPlan = !hasFigures || month.month > today.slice(0, 7);
    return {
      id: month.month,
      label: shortMonthName(month.month, language),
      done: tilesOf(month, unit),
      planned: Math.round(month.plannedGrams / unit),
      value: isPlan
        ? words.column(month.plannedGrams, unit).shown
        : words.column(grams, unit).withUnit,
      isNow: month.month === today.slice(0, 7),
      ...(grams > 0 && { to: withFilter("/csr/weighings", { month: month.month, wilaya }) }),
    };
  });
};

function Lead({ overview }: { overview: BrandOverview }) {
  const t = useTranslations("overview.goal");
  const words = useBrandWords();
  const { goal, year, grams, hasFigures } = overview;
  const { shown, unit } = words.amount(grams);
  return (
    <div className="text-[1.0625rem] leading-snug">
      <h2 className="text-[1.4375rem] leading-tight font-bold text-white">
        {goal
          ? t("title", { weight: words.spelled(goal.grams), year: String(year) })
          : t("noGoal", { year: String(year) })}
      </h2>
      {hasFigures && (
        <p className="num mt-6 flex flex-wrap items-baseline gap-x-2 text-[4rem] text-yellow-400 sm:text-number">
          <Num>{shown}</Num> <span className="text-[2.25rem] tracking-[-0.02em]">{unit}</span>
        </p>
      )}
      <div className="mt-3">{hasFigures ? <Progress overview={overview} /> : t("first")}</div>
      <Freshness overview={overview} />
    </div>
  );
}

function Progress({ overview: { goal, grams } }: { overview: BrandOverview }) {
  const t = useTranslations("overview.goal");
  const words = useBrandWords();
  const percent = usePercent();
  if (!goal) return null;
  if (grams >= goal.grams) return <p className="text-white">{t("reached")}</p>;
  const ahead = grams - goal.plannedGrams;
  return (
    <>
      <p>
        {t.rich(ahead >= 0 ? "ahead" : "behind", {
          share: percent(grams / goal.grams),
          weight: words.weight(Math.abs(ahead)),
          b: (text) => <b className="text-white">{text}</b>,
        })}
      </p>
      {goal.finishOn !== null && <p>{t("pace", { day: words.day(goal.finishOn) })}</p>}
    </>
  );
}

function Freshness({ overview: { countedUntil } }: { overview: BrandOverview }) {
  const t = useTranslations("overview.goal");
  const words = useBrandWords();
  if (countedUntil === null) return null;
  return (
    <p role="status" className="mt-2">
      {t("delayed", { day: words.day(countedUntil) })}
    </p>
  );
}
