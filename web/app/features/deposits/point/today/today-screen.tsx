import type { PointToday } from "@app/contract/point-day";
import { localized } from "@app/contract/localized-text";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useKept } from "../../../../lib/use-kept.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";
import { todaySource } from "../point.api.ts";
import {
  Failed,
  Gone,
  OfflineNote,
  PointFrame,
  PointMain,
  PointPage,
  Skeletons,
} from "../point-page.tsx";
import { type PointChoice, useFresh } from "../use-point.ts";
import { DayDeposits } from "./day-deposits.tsx";
import { DayNotice } from "./day-notice.tsx";
import { PointLinks } from "./point-links.tsx";
import { StockGauge } from "./stock-gauge.tsx";
import { TodayHeader } from "./today-header.tsx";
import { ToDo } from "./to-do.tsx";
import { WeekChart } from "./week-chart.tsx";
import { gramsOfDay } from "./week-units.ts";

/** The day of a point: what came in, what lies there, what waits. */
export function TodayScreen({ actions }: { actions: ReactNode }) {
  return (
    <PointPage here="today" actions={actions}>
      {(choice) => <Today key={choice.point.id} choice={choice} actions={actions} />}
    </PointPage>
  );
}

function Today({ choice, actions }: { choice: PointChoice; actions: ReactNode }) {
  const [source] = useState(() => todaySource(choice.point.id));
  const { data: today, at, problem, reload } = useKept(source);
  const language = useLanguage();
  useFresh(reload);
  if (problem === "forbidden") {
    return (
      <PointFrame here="today" actions={actions}>
        <Gone name={localized(choice.point.name, language)} />
      </PointFrame>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <TodayHeader choice={choice} today={today} actions={actions} />
      <OfflineNote at={at} problem={problem} />
      <PointMain>
        {today ? (
          <Day choice={choice} today={today} />
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Skeletons />
        )}
      </PointMain>
    </div>
  );
}

function Day({ choice: { point }, today }: { choice: PointChoice; today: PointToday }) {
  const isOwner = point.membership === "owner";
  return (
    <>
      <div className="grid content-start gap-5 lg:gap-8">
        <DayNotice today={today} isOwner={isOwner} />
        <StockGauge today={today} />
        <ToDo today={today} />
      </div>
      <div className="grid content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-8">
        {today.deposits.length > 0 ? (
          <DayDeposits key={today.deposits[0]?.id} pointId={point.id} newest={today.deposits} />
        ) : (
          <NoDeposits isOwner={isOwner} />
        )}
        <PointLinks isOwner={isOwner} />
      </div>
      {today.week.some((day) => gramsOfDay(day) > 0) && (
        <WeekChart week={today.week} today={today.date} />
      )}
    </>
  );
}

function NoDeposits({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations("counter.today");
  return (
    <section>
      <h2 className="mb-3 text-h3">{t("deposits")}</h2>
      {isOwner ? (
        <Empty
          tile={{ name: "bag", pair: 2 }}
          action={
            <ButtonLink to="/collection-point/poster" variant="ink">
              {t("poster")}
            </ButtonLink>
          }
        >
          {t("empty")}
        </Empty>
      ) : (
        <Empty tile={{ name: "bag", pair: 2 }}>{t("emptyPlain")}</Empty>
      )}
    </section>
  );
}
