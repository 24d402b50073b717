import { type Hours, weekDayAt, weekDays } from "@app/contract/hours";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useNow } from "../../lib/use-now.ts";

/** The week as it begins here, with today in bold. */
export function HoursTable({ hours }: { hours: Hours }) {
  const t = useTranslations("map");
  const now = useNow();
  const today = now === null ? null : weekDayAt(new Date(now));
  if (Object.keys(hours).length === 0) return <p className="mt-2">{t("hours.unknown")}</p>;
  return (
    <table className="mt-2 w-full max-w-[26rem] border-t-2 border-ink text-start">
      <caption className="sr-only">{t("hours.label")}</caption>
      <tbody>
        {weekDays.map((day) => {
          const isToday = day === today;
          return (
            <tr
              key={day}
              aria-current={isToday ? "date" : undefined}
              className={classNames("border-b-[1.5px] border-line", isToday && "font-bold")}
            >
              <th
                scope="row"
                className={classNames("py-2 pe-4 text-start", !isToday && "font-normal")}
              >
                {t(`day.${day}`)}
                {isToday && <span className="sr-only"> {t("hours.today")}</span>}
              </th>
              <td className="py-2 text-end tabular-nums">
                <Spans spans={hours[day]} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Spans({ spans }: { spans: Hours[keyof Hours] }) {
  const t = useTranslations("map");
  if (!spans) return <span className="font-normal text-muted">{t("hours.closed")}</span>;
  return spans.map(([from, until]) => (
    <Num key={from} className="block">
      {from}–{until}
    </Num>
  ));
}
