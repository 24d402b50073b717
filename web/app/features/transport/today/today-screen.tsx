import { Wallet } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dayNameOf } from "../../../i18n/when.ts";
import { useAskedAgain } from "../../../lib/use-asked-again.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Tile } from "../../../ui/tile.tsx";
import { DriverHeader, driverPaths } from "../driver-header.tsx";
import { DriverMain, DriverStrip, Failed, Skeletons } from "../driver-page.tsx";
import { keepHandovers } from "../keep-handovers.ts";
import { ToSolve } from "../outbox/to-solve.tsx";
import { useVanOutbox } from "../outbox/use-van-outbox.ts";
import { doorsOf } from "../route/route-rules.ts";
import { jobsSource, type Route, routeSource } from "../transport.api.ts";
import { useWords } from "../use-words.ts";
import { NextStop } from "./next-stop.tsx";
import { VanLoad } from "./van-load-figures.tsx";
import { Way } from "./way.tsx";

const freshMs = 30_000;

interface TodayScreenProps {
  actions: ReactNode;
  /** What else a driver keeps on this page: their papers, their badge. */
  children?: ReactNode;
}

/** The day of a driver: what is in the van, where it goes next, what is left of the way. */
export function TodayScreen({ actions, children }: TodayScreenProps) {
  const t = useTranslations("transport.today");
  const { whole } = useNumbers();
  const language = useLanguage();
  const outbox = useVanOutbox();
  const { data: route, at, problem, reload } = useKept(routeSource);
  useAskedAgain(reload, freshMs);
  const { rounds } = outbox;
  // What was sent meanwhile has moved the day on.
  useEffect(() => {
    if (rounds > 0) void reload();
  }, [rounds, reload]);
  useEffect(() => {
    if (route) void keepHandovers(doorsOf(route), language);
  }, [route, language]);
  const doors = route ? doorsOf(route).length : 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <DriverHeader
        here="today"
        title={route ? dayNameOf(route.day, language) : t("title")}
        end={
          doors > 0 && <Chip tone="ink">{t("stops", { count: doors, shown: whole(doors) })}</Chip>
        }
        actions={actions}
      >
        {route && <VanLoad route={route} />}
      </DriverHeader>
      <DriverStrip at={at} problem={problem} outbox={outbox} />
      <DriverMain>
        <ToSolve entries={outbox.toSolve} />
        {route ? <Day route={route} /> : problem ? <Failed onRetry={reload} /> : <Skeletons />}
        {children}
      </DriverMain>
    </div>
  );
}

function Day({ route }: { route: Route }) {
  const [next] = route.stops;
  const hasWay = route.stops.length > 0 || route.done.length > 0;
  return (
    <>
      <div className="grid content-start gap-5">
        {next?.kind === "pickup" && <NextStop key={next.stop.pickup.id} stop={next.stop} />}
        {next?.kind === "facility" && <NextFacility stop={next} />}
        {!next && <NoStops />}
      </div>
      <div className="grid content-start gap-4">
        {hasWay && <Way route={route} />}
        <EarningsLink />
      </div>
    </>
  );
}

function NextFacility({ stop }: { stop: Extract<Route["stops"][number], { kind: "facility" }> }) {
  const t = useTranslations("transport.today");
  const words = useWords();
  return (
    <section className="rounded-[20px] rounded-ee-[48px] bg-white p-4.5">
      <div className="flex items-center gap-3.5">
        <Tile name="factory" pair={0} className="w-15 flex-none rounded-medium rounded-ee-large" />
        <div className="min-w-0">
          <p className="text-small font-semibold text-muted">{t("nextFacility")}</p>
          <h2 className="text-[1.375rem]">{words.name(stop.facility.name)}</h2>
          <p className="font-semibold">{words.weight(stop.grams)}</p>
        </div>
      </div>
      <ButtonLink to={driverPaths.deliver} variant="ink" turned full className="mt-3.5">
        {t("deliver")}
      </ButtonLink>
    </section>
  );
}

function NoStops() {
  const t = useTranslations("transport.today");
  const { whole } = useNumbers();
  const jobs = useKept(nearJobs).data?.jobs.length;
  return (
    <Empty
      tile={{ name: "van", pair: 6 }}
      action={
        <ButtonLink to={driverPaths.jobs} variant="ink">
          {t("seeJobs")}
        </ButtonLink>
      }
    >
      {t("empty")} {jobs !== undefined && t("jobsNear", { count: jobs, shown: whole(jobs) })}
    </Empty>
  );
}

const nearJobs = jobsSource(null);

function EarningsLink() {
  const t = useTranslations("transport.today");
  const isOnline = useOnline();
  return (
    <Link
      to={driverPaths.earnings}
      reloadDocument={!isOnline}
      className="inline-flex min-h-11 items-center gap-2.5 justify-self-start font-bold underline underline-offset-4"
    >
      <Wallet className="size-5" aria-hidden="true" />
      {t("earnings")}
    </Link>
  );
}
