import {
  addDays,
  isOfficeDay,
  type Visit,
  weekdayOf as numberOf,
} from "@app/contract/office-calendar";
import { useTranslations } from "use-intl";
import { monthName } from "../../../i18n/month-name.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { weekdayOf } from "../../../i18n/when.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "../../../ui/tile.tsx";
import { useOfficeWords } from "../use-office-words.ts";

interface MonthGridProps {
  today: string;
  visits: readonly Visit[];
  pause: { from: string; to: string } | null;
}

const weeks = 6;

/** The weeks to come as a wall, Saturday first; the list beside it says the same in words. */
export function MonthGrid({ today, visits, pause }: MonthGridProps) {
  const t = useTranslations("office.calendar");
  const language = useLanguage();
  const { whole } = useOfficeWords();
  const first = addDays(today, -((numberOf(today) + 1) % 7));
  const days = Array.from({ length: weeks * 7 }, (_, place) => addDays(first, place));
  const visited = new Set(visits.map(({ day }) => day));
  const isPaused = (day: string) => pause !== null && pause.from <= day && day <= pause.to;
  return (
    <div role="img" aria-label={t("grid", { month: monthName(today.slice(0, 7), language, true) })}>
      <div className="grid grid-cols-7 text-center text-small font-semibold text-muted">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="py-1.5">
            {weekdayOf(day, language, "narrow")}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7">
        {days.map((day) => {
          const isVisit = visited.has(day);
          const isFirst = day.endsWith("-01");
          return (
            <span
              key={day}
              className={classNames(
                "relative grid aspect-square content-center justify-items-center text-[1.0625rem] leading-none font-bold inset-ring inset-ring-line",
                !isOfficeDay(day) && "bg-ghost text-muted",
                day < today && "text-muted",
                isPaused(day) && "bg-blue-100",
                day === today && "inset-ring-2 inset-ring-ink",
              )}
            >
              {isVisit ? (
                <Tile name="van" pair={1} className="absolute inset-0 w-full" />
              ) : (
                <>
                  {whole(Number(day.slice(8)))}
                  {isFirst && (
                    <span className="mt-1 max-w-full truncate text-micro font-semibold">
                      {monthName(day.slice(0, 7), language)}
                    </span>
                  )}
                </>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
