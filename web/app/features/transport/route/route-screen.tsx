import { dayInAlgeria } from "@app/contract/country-time";
import type { Stop } from "@app/contract/transport-jobs";
import { Factory, Map as MapIcon, Sparkles } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dayNameOf } from "../../../i18n/when.ts";
import { useAskedAgain } from "../../../lib/use-asked-again.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { useNow } from "../../../lib/use-now.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DriverHeader, driverPaths } from "../driver-header.tsx";
import { DriverMain, DriverStrip, Failed, Skeletons } from "../driver-page.tsx";
import { ToSolve } from "../outbox/to-solve.tsx";
import { useVanOutbox } from "../outbox/use-van-outbox.ts";
import { type Route, routeOn, type RouteStop, routeSource } from "../transport.api.ts";
import { useWords } from "../use-words.ts";
import { DoorRow } from "./door-row.tsx";
import { LateDialog } from "./late-dialog.tsx";
import { doorsOf, gramsOf, inOrder, mapsWay } from "./route-rules.ts";
import { useOrder } from "./use-order.ts";

const freshMs = 30_000;

/** The stops of a day in order, with the facility between them when the van is full. */
export function RouteScreen({ actions }: { actions: ReactNode }) {
  const [search] = useSearchParams();
  const asked = search.get("day") ?? "";
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : null;
  return <RouteOfDay key={day} day={day} actions={actions} />;
}

function RouteOfDay({ day, actions }: { day: string | null; actions: ReactNode }) {
  const t = useTranslations("transport.route");
  const outbox = useVanOutbox();
  const [source] = useState(() => (day === null ? routeSource : routeOn(day)));
  const { data: route, at, problem, reload } = useKept(source);
  useAskedAgain(reload, freshMs);
  const { rounds } = outbox;
  useEffect(() => {
    if (rounds > 0) void reload();
  }, [rounds, reload]);
  const waiting = new Set(outbox.waiting.map(({ pickupId }) => pickupId));
  return (
    <div className="flex min-h-dvh flex-col">
      <DriverHeader here="route" title={t("title")} end={<DayChoice day={day} />} actions={actions}>
        {route && <Totals route={route} />}
      </DriverHeader>
      <DriverStrip at={at} problem={problem} outbox={outbox} />
      <DriverMain>
        <ToSolve entries={outbox.toSolve} />
        {route ? (
          <Stops route={route} reload={reload} waiting={waiting} />
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Skeletons />
        )}
      </DriverMain>
    </div>
  );
}

const daysShown = 7;
const dayMs = 86_400_000;

/** The present day and those after it: what is accepted today may be for tomorrow. */
function DayChoice({ day }: { day: string | null }) {
  const t = useTranslations("transport.route");
  const language = useLanguage();
  const [, setSearch] = useSearchParams();
  const now = useNow();
  if (now === null) return null;
  const days = Array.from({ length: daysShown }, (_, ahead) => dayInAlgeria(now + ahead * dayMs));
  const [present] = days;
  const shown = day !== null && !days.includes(day) ? [day, ...days] : days;
  return (
    <select
      aria-label={t("day")}
      value={day ?? present}
      className="min-h-11 max-w-[55%] min-w-0 rounded-medium border-2 border-ink bg-white px-2.5 text-[0.9375rem] font-semibold"
      onChange={({ target }) => setSearch(target.value === present ? {} : { day: target.value })}
    >
      {shown.map((one) => (
        <option key={one} value={one}>
          {one === present ? t("today") : dayNameOf(one, language)}
        </option>
      ))}
    </select>
  );
}

function Totals({ route }: { route: Route }) {
  const t = useTranslations("transport.route");
  const words = useWords();
  const grams = doorsOf(route).reduce((all, { pickup }) => all + gramsOf(pickup), 0);
  return (
    <dl className="flex gap-8 pb-4">
      {[
        { name: t("total"), value: words.weight(grams) },
        { name: t("distance"), value: words.way(route.meters) },
      ].map(({ name, value }) => (
        <div key={name}>
          <dt className="text-small">{name}</dt>
          <dd className="text-[1.5rem] leading-tight font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StopsProps {
  route: Route;
  reload: () => Promise<void>;
  waiting: ReadonlySet<string>;
}

function Stops({ route, reload, waiting }: StopsProps) {
  const t = useTranslations("transport.route");
  const order = useOrder(route, reload);
  const [late, setLate] = useState<Stop>();
  if (route.stops.length === 0) {
    return (
      <Empty
        tile={{ name: "pin", pair: 6 }}
        action={
          <ButtonLink to={driverPaths.jobs} variant="ink">
            {t("findJobs")}
          </ButtonLink>
        }
      >
        {t("empty")}
      </Empty>
    );
  }
  const doors = new Map(doorsOf(route).map((stop) => [stop.pickup.id, stop]));
  return (
    <>
      <ol
        aria-label={t("title")}
        aria-busy={order.isBusy}
        className={classNames("grid content-start gap-2.5", order.isBusy && "opacity-70")}
      >
        {inOrder(route.stops, order.ids).map((stop, at) => {
          if (stop.kind === "facility") return <FacilityRow key={`facility ${at}`} stop={stop} />;
          const { pickup } = stop.stop;
          return (
            <DoorRow
              key={pickup.id}
              stop={doors.get(pickup.id) ?? stop.stop}
              place={order.ids.indexOf(pickup.id)}
              order={order}
              isWaiting={waiting.has(pickup.id)}
              onLate={() => setLate(stop.stop)}
            />
          );
        })}
      </ol>
      <div className="grid content-start gap-3">
        {order.problem && (
          <Notice tone="problem">
            {t(order.problem === "offline" ? "needsNetwork" : "notOrdered")}
          </Notice>
        )}
        <MapsLink stops={route.stops} />
        {route.isByHand && (
          <Button variant="soft" full busy={order.isBusy} onClick={() => void order.reset()}>
            <Sparkles className="size-5" aria-hidden="true" />
            {t("planner")}
          </Button>
        )}
        <ButtonLink to={driverPaths.deliver} variant="soft" full>
          <Factory className="size-5" aria-hidden="true" />
          {t("deliver")}
        </ButtonLink>
      </div>
      {late && (
        <LateDialog
          stop={late}
          onTold={() => {
            setLate(undefined);
            void reload();
          }}
          onClose={() => setLate(undefined)}
        />
      )}
    </>
  );
}

function FacilityRow({ stop }: { stop: Extract<RouteStop, { kind: "facility" }> }) {
  const t = useTranslations("transport.route");
  const words = useWords();
  return (
    <li className="flex items-center gap-3 rounded-[16px] bg-blue-100 px-4 py-2.5">
      <Factory className="size-5 flex-none text-blue-700" aria-hidden="true" />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-bold">{words.name(stop.facility.name)}</p>
        <p className="text-small text-muted">{t("unload", { way: words.way(stop.meters) })}</p>
      </div>
      <p className="font-bold">{words.weight(stop.grams)}</p>
    </li>
  );
}

function MapsLink({ stops }: { stops: readonly RouteStop[] }) {
  const t = useTranslations("transport.route");
  const href = mapsWay(stops);
  return (
    href && (
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="button min-h-13 rounded-medium bg-ink px-6 text-[1.0625rem] text-white hover:bg-green-950"
      >
        <MapIcon className="size-5" aria-hidden="true" />
        {t("maps")}
      </a>
    )
  );
}
