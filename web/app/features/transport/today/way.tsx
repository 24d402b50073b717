import type { Pickup } from "@app/contract/pickups";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { classNames } from "../../../ui/class-names.ts";
import type { Route, RouteStop } from "../transport.api.ts";
import { gramsOf } from "../route/route-rules.ts";
import { type Words, useWords } from "../use-words.ts";
import "../transport.css";

/** What was done today, and what is to come, as a line of stops. */
export function Way({ route }: { route: Route }) {
  const t = useTranslations("transport.today");
  const words = useWords();
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{t("way")}</h2>
        <p className="font-bold" data-testid="earned">
          {t("earned", { amount: words.money(route.earnedCentimes) })}
        </p>
      </div>
      <ol className="way">
        {route.done.map((pickup) => (
          <DoneRow key={pickup.id} pickup={pickup} route={route} />
        ))}
        {route.stops.map((stop, place) => (
          <StopRow key={keyOf(stop, place)} stop={stop} isNext={place === 0} words={words} />
        ))}
      </ol>
    </section>
  );
}

const keyOf = (stop: RouteStop, place: number): string =>
  stop.kind === "pickup" ? stop.stop.pickup.id : `${stop.facility.id}-${place}`;

function DoneRow({ pickup, route }: { pickup: Pickup; route: Route }) {
  const t = useTranslations("transport.today");
  const words = useWords();
  const { lot } = pickup;
  if (!lot) return null;
  // Once it is off the van only the lot's number is known of it.
  const from = route.lots.find(({ number }) => number === lot.number)?.pointName;
  const time = words.time(lot.handedOverAt);
  return (
    <li className="way-done">
      <span className="way-mark">
        <Check className="size-4" strokeWidth={3} aria-hidden="true" />
      </span>
      <Line
        name={from ? words.name(from) : lot.number}
        under={
          from
            ? t("handedOver", { time, lot: words.code(lot.number) })
            : t("handedOverAt", { time })
        }
        end={words.weight(lot.grams)}
      />
    </li>
  );
}

function StopRow({ stop, isNext, words }: { stop: RouteStop; isNext: boolean; words: Words }) {
  const t = useTranslations("transport.today");
  return (
    <li className={classNames(isNext && "way-next", stop.kind === "facility" && "way-facility")}>
      <span className="way-mark" />
      {stop.kind === "facility" ? (
        <Line
          name={words.name(stop.facility.name)}
          under={
            stop.arriveAt === null ? t("unload") : t("about", { time: words.time(stop.arriveAt) })
          }
          end={words.weight(stop.grams)}
        />
      ) : (
        <Line
          name={words.name(stop.stop.point.name)}
          under={words.hours(stop.stop.pickup.window)}
          end={words.weight(gramsOf(stop.stop.pickup))}
        />
      )}
    </li>
  );
}

function Line({ name, under, end }: { name: string; under: string; end: string }) {
  return (
    <>
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-bold">{name}</p>
        <p className="text-small text-muted">{under}</p>
      </div>
      <p className="font-bold">{end}</p>
    </>
  );
}
