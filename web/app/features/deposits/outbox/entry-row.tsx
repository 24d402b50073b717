import { Check, Clock, RotateCcw, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dateOf, timeOf } from "../../../i18n/when.ts";
import { drawingOf } from "../../../lib/material-tile.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tile } from "../../../ui/tile.tsx";
import { MaterialLabel } from "../material-label.tsx";
import { useAmounts } from "../use-amounts.ts";
import { isToSolve, type OutboxEntry } from "./entry.ts";

type Mark = "waiting" | "recorded" | "undone" | "givenUp" | "refused";

const marks: Record<Mark, { Icon: typeof Check; look: string }> = {
  waiting: { Icon: Clock, look: "text-muted" },
  recorded: { Icon: Check, look: "text-green-700" },
  undone: { Icon: RotateCcw, look: "text-muted" },
  givenUp: { Icon: X, look: "text-muted" },
  refused: { Icon: TriangleAlert, look: "text-red-700" },
};

const markOf = (entry: OutboxEntry): Mark => (isToSolve(entry) ? "refused" : entry.state);

/** Time alone for today, with the date for what waited longer. */
const useMoment = (iso: string, now: number): string => {
  const t = useTranslations("deposits");
  const language = useLanguage();
  const at = Date.parse(iso);
  const time = timeOf(at, language);
  const isToday = dateOf(at, language) === dateOf(now, language);
  return isToday ? time : t("outbox.dateTime", { date: dateOf(at, language), time });
};

interface EntryRowProps {
  entry: OutboxEntry;
  now: number;
  /** In place of the plain word for how far it got. */
  word?: string;
  children?: ReactNode;
}

/** One weighing: whose, what, how heavy, when, and how far it got. */
export function EntryRow({ entry, now, word, children }: EntryRowProps) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const { occurredAt, deposit, shownName } = entry;
  const { citizenCode, grams, material } = deposit;
  const moment = useMoment(occurredAt, now);
  const mark = markOf(entry);
  const { Icon, look } = marks[mark];
  const isOff = mark === "undone" || mark === "givenUp";
  return (
    <li className="overflow-hidden border-b-2 border-white bg-yellow-100 last:rounded-ee-large">
      <div className="grid min-h-21 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3.5 pe-4">
        <Tile
          name={drawingOf[material]}
          pair={2}
          className={classNames("aspect-auto! h-full w-full", isOff && "opacity-50")}
        />
        <div className={classNames("min-w-0 py-2", isOff && "text-muted")}>
          <p className="flex flex-wrap items-baseline gap-x-2 leading-tight font-bold">
            {shownName && <bdi className="max-w-full truncate">{shownName}</bdi>}
            <Num className="tracking-[0.06em] whitespace-nowrap">
              {citizenCode.slice(0, 3)}&nbsp;{citizenCode.slice(3)}
            </Num>
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-small">
            <span className={classNames("font-bold", isOff && "line-through")}>
              <MaterialLabel material={material} />
            </span>
            <span className={classNames("font-bold whitespace-nowrap", isOff && "line-through")}>
              {amounts.weight(grams)}
            </span>
            <time dateTime={occurredAt} className="whitespace-nowrap text-muted">
              {moment}
            </time>
          </p>
          <p className={classNames("flex items-start gap-1.5 text-small font-semibold", look)}>
            <Icon className="mt-0.5 size-4 flex-none rtl:mt-1" aria-hidden="true" />
            {word ?? t(`outbox.state.${mark}`)}
          </p>
        </div>
        <Tokens entry={entry} isOff={isOff} />
      </div>
      {children}
    </li>
  );
}

/** What the server gave where it has answered, what the screen said where it has not. */
function Tokens({ entry, isOff }: { entry: OutboxEntry; isOff: boolean }) {
  const amounts = useAmounts();
  const { tokens } = useNumbers();
  const given = entry.recorded?.tokens ?? entry.shownTokens;
  return (
    <p
      className={classNames(
        "text-[1.25rem] font-extrabold tabular-nums",
        isOff && "text-muted line-through",
      )}
    >
      <span className="sr-only">{amounts.tokens(given)}</span>
      <span aria-hidden="true">
        <Num>{tokens(given)}</Num>
      </span>
    </p>
  );
}
