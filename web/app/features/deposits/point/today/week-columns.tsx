import type { PointDay } from "@app/contract/point-day";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { weekdayOf } from "../../../../i18n/when.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Tile } from "../../../../ui/tile.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { gramsOfDay, tilesOf, weekUnit } from "./week-units.ts";

interface WeekColumnsProps {
  week: readonly PointDay[];
  today: string;
}

const ghosts = 3;
const square = "block size-[0.8125rem] lg:size-5";
const past = "[--b:var(--color-yellow-200)] [--f:var(--color-ink)]";
const present = "[--b:#fff] [--f:var(--color-green-700)]";

/** The week at a glance, Saturday first; days to come are outlines. */
export function WeekColumns({ week, today }: WeekColumnsProps) {
  const t = useTranslations("counter");
  const amounts = useAmounts();
  const language = useLanguage();
  const unit = weekUnit(week);
  const days = week
    .filter(({ date }) => date <= today)
    .map((day) => `${weekdayOf(day.date, language, "long")} ${amounts.weight(gramsOfDay(day))}`);
  const label = t("today.weekLabel", {
    days: days.join(language === "ar" ? "، " : ", "),
    weight: amounts.wholeWeight(unit),
  });
  return (
    <div role="img" aria-label={label} className="flex-none">
      <p className="mb-1.5 flex items-center justify-end gap-1.5 text-micro font-semibold text-yellow-800">
        <Tile name="q" pair={0} className={classNames("size-3", past)} />
        {amounts.wholeWeight(unit)}
      </p>
      <div className="flex items-end gap-1 lg:gap-2">
        {week.map((day) => (
          <Column key={day.date} day={day} today={today} unit={unit} />
        ))}
      </div>
    </div>
  );
}

function Column({ day, today, unit }: { day: PointDay; today: string; unit: number }) {
  const language = useLanguage();
  const { date } = day;
  const isToday = date === today;
  const count = date > today ? ghosts : tilesOf(gramsOfDay(day), unit);
  return (
    <span className="flex flex-col items-center">
      {Array.from({ length: count }, (_, place) =>
        date > today ? (
          <span
            key={place}
            className={`${square} -mb-px shadow-[inset_0_0_0_1px_rgb(15_35_26/0.34)]`}
          />
        ) : (
          <Tile
            key={place}
            name="q"
            pair={0}
            turn={place % 2 ? 180 : 0}
            className={classNames(square, isToday ? present : past)}
          />
        ),
      )}
      <span
        className={classNames(
          "mt-0.5 text-micro",
          isToday ? "font-extrabold" : "font-semibold",
          date > today && "text-yellow-800",
        )}
      >
        {weekdayOf(date, language, "narrow")}
      </span>
    </span>
  );
}
