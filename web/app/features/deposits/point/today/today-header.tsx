import type { PointToday } from "@app/contract/point-day";
import { wholeKilograms } from "@app/contract/weights";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { dayNameOf } from "../../../../i18n/when.ts";
import { drawingOf } from "../../../../lib/material-tile.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { Tile } from "../../../../ui/tile.tsx";
import { MaterialLabel } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { pairOf } from "../material-pairs.ts";
import { PointHeader, PointLine, pointPaths } from "../point-header.tsx";
import type { PointChoice } from "../use-point.ts";
import { WeekColumns } from "./week-columns.tsx";
import { gramsOfDay } from "./week-units.ts";

interface TodayHeaderProps {
  choice: PointChoice;
  today: PointToday | undefined;
  actions: ReactNode;
}

export function TodayHeader({ choice, today, actions }: TodayHeaderProps) {
  const t = useTranslations("counter");
  const language = useLanguage();
  const write = (point: string): string => {
    if (choice.point.membership === "collaborator") return t("collaborator", { point });
    return today ? t("place", { point, date: dayNameOf(today.date, language) }) : point;
  };
  return (
    <PointHeader
      here="today"
      title={t("today.title")}
      line={<PointLine choice={choice} write={write} />}
      end={<CollectedChip choice={choice} today={today} />}
      actions={actions}
    >
      {today ? <Figures today={today} /> : <FigureSkeletons />}
    </PointHeader>
  );
}

/** Everything the point ever took of the two plastics, in whole kilograms. */
function CollectedChip({ choice, today }: Pick<TodayHeaderProps, "choice" | "today">) {
  const t = useTranslations("shell.account");
  const { whole } = useNumbers();
  const collected = (today?.stock ?? choice.point.stock)
    .filter(({ material }) => material !== "aluminium")
    .map(({ collectedGrams }) => collectedGrams);
  return (
    <Link
      to={pointPaths.stock}
      className="inline-flex min-h-11 flex-none items-center rounded-full"
      data-testid="collected"
    >
      <Chip tone="ink" className="px-2.5 font-bold sm:px-3.5 lg:min-h-11 lg:text-[1.0625rem]">
        {t("kilograms", { kg: whole(wholeKilograms(...collected)) })}
      </Chip>
    </Link>
  );
}

function Figures({ today }: { today: PointToday }) {
  const t = useTranslations("counter");
  const amounts = useAmounts();
  const { kilograms, whole } = useNumbers();
  const day = today.week.find(({ date }) => date === today.date) ?? { materials: [] };
  const sum = (pick: (of: (typeof day.materials)[number]) => number): number =>
    day.materials.reduce((total, one) => total + pick(one), 0);
  const bags = sum(({ deposits }) => deposits);
  return (
    <>
      <div className="flex items-end justify-between gap-3 pt-1 lg:pt-4">
        <div className="min-w-0">
          <p className="flex items-end gap-2" data-testid="today-weight">
            <Num className="num -ms-0.5 text-[clamp(2.75rem,15.5vw,4.75rem)] leading-[0.95] lg:text-[6.5rem]">
              {kilograms(gramsOfDay(day))}
            </Num>
            <span className="text-[1.25rem] leading-[1.6] font-bold">{amounts.kilogramUnit}</span>
          </p>
          <p className="mt-1 text-[0.9375rem] leading-snug font-semibold lg:text-[1.125rem]">
            {t("today.summary", {
              bags: t("bags", { count: bags, shown: whole(bags) }),
              tokens: amounts.tokens(sum(({ tokens }) => tokens)),
            })}
          </p>
        </div>
        <WeekColumns week={today.week} today={today.date} />
      </div>
      <Materials today={today} />
    </>
  );
}

/** One for each material the point takes, in the order of the spec. */
function Materials({ today }: { today: PointToday }) {
  const { kilograms } = useNumbers();
  const day = today.week.find(({ date }) => date === today.date);
  const gramsOf = (name: string): number =>
    day?.materials.find(({ material }) => material === name)?.grams ?? 0;
  return (
    <ul className="mt-3.5 grid auto-cols-fr grid-flow-col overflow-hidden rounded-[12px] rounded-ee-[26px] bg-white lg:mt-6 lg:max-w-[44rem]">
      {today.stock.map(({ material }) => (
        <li key={material} className="flex min-w-0 items-center gap-1.5 sm:gap-2.5">
          <Tile
            name={drawingOf[material]}
            pair={pairOf[material]}
            className="aspect-auto h-13 w-7 flex-none sm:w-10 lg:h-16 lg:w-14"
          />
          <span className="min-w-0 leading-tight">
            <Num className="block text-[1.0625rem] font-extrabold tabular-nums lg:text-[1.375rem]">
              {kilograms(gramsOf(material))}
            </Num>
            <span className="block text-[0.6875rem] text-muted sm:text-micro lg:text-small">
              <MaterialLabel material={material} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function FigureSkeletons() {
  return (
    <div className="grid gap-3.5 pt-3">
      <Skeleton className="h-18 w-48 bg-white/40!" />
      <Skeleton className="h-13 w-full bg-white/40!" />
    </div>
  );
}
