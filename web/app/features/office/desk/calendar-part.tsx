import { addDays, visitsBetween, type Visit } from "@app/contract/office-calendar";
import { calendarOf, type OfficeOrder } from "@app/contract/office-orders";
import { dayInAlgeria } from "@app/contract/country-time";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { pauseVisits } from "../office.api.ts";
import { useOfficeWords } from "../use-office-words.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import { useSending } from "./use-desk.ts";

interface CalendarPartProps {
  order: OfficeOrder;
  reload: () => Promise<void>;
}

const shownDays = 70;

/** The next weeks; a date moves by a tap, a pause takes several. */
export function CalendarPart({ order, reload }: CalendarPartProps) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const [today] = useState(() => dayInAlgeria(new Date()));
  const [moving, setMoving] = useState<Visit | null>(null);
  const [isPausing, setPausing] = useState(false);
  const calendar = calendarOf(order);
  if (!calendar) return null;
  const visits = visitsBetween(calendar, addDays(today, 1), addDays(today, shownDays));
  const { pause } = order;
  const done = async () => {
    setMoving(null);
    setPausing(false);
    await reload();
  };
  return (
    <section
      id="calendar"
      className="rounded-large rounded-ee-[72px] bg-white p-5 pb-9 sm:p-8 sm:pb-12"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h2">{t("calendar.heading")}</h2>
        {!pause && (
          <Button variant="soft" size="sm" onClick={() => setPausing(true)}>
            {t("calendar.pause")}
          </Button>
        )}
      </div>
      {pause && <PauseNote order={order} onEnded={reload} />}
      <div className="mt-5 grid gap-8 *:min-w-0 lg:grid-cols-[1fr_22rem]">
        <MonthGrid today={today} visits={visits} pause={pause} />
        <ul className="border-b-[1.5px] border-line lg:self-start">
          {visits.map((visit) => (
            <li
              key={visit.planned}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-t-[1.5px] border-line py-1.5"
            >
              <span>
                <b>{words.day(visit.day)}</b>
                {visit.day !== visit.planned && (
                  <span className="block text-small text-muted">
                    {t("calendar.instead", { day: words.day(visit.planned) })}
                  </span>
                )}
              </span>
              <Button variant="soft" size="sm" onClick={() => setMoving(visit)}>
                {t("calendar.move")}
                <span className="sr-only">, {words.day(visit.day)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {moving && (
        <MoveDialog
          {...{ order, calendar, today }}
          visit={moving}
          onClose={() => setMoving(null)}
          onDone={done}
        />
      )}
      {isPausing && (
        <PauseDialog order={order} today={today} onClose={() => setPausing(false)} onDone={done} />
      )}
    </section>
  );
}

function PauseNote({ order, onEnded }: { order: OfficeOrder; onEnded: () => Promise<void> }) {
  const t = useTranslations("office");
  const words = useOfficeWords();
  const { busy, problem, send } = useSending();
  const end = async () => {
    if (await send((key) => pauseVisits(order.id, null, key))) await onEnded();
  };
  if (!order.pause) return null;
  return (
    <Notice
      tone={problem ? "problem" : "info"}
      className="mt-4"
      action={
        <Button variant="soft" size="sm" busy={busy} onClick={() => void end()}>
          {t("calendar.endPause")}
        </Button>
      }
    >
      {problem
        ? t(`desk.${problem}`)
        : t("calendar.paused", {
            from: words.day(order.pause.from),
            to: words.day(order.pause.to),
          })}
    </Notice>
  );
}
