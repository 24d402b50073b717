import type { Stop } from "@app/contract/transport-jobs";
import { Info, Navigation, Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import { useDirections } from "../../../lib/directions.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Tile } from "../../../ui/tile.tsx";
import { handoverPath } from "../driver-header.tsx";
import { setOut } from "../transport.api.ts";
import { useWords } from "../use-words.ts";
import { useArrival } from "./use-arrival.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The door the van drives to: when, how much, how far, and what to know there. */
export function NextStop({ stop }: { stop: Stop }) {
  const t = useTranslations("transport.today");
  const words = useWords();
  const { pickup, point } = stop;
  return (
    <section className="rounded-[20px] rounded-ee-[48px] bg-white p-4.5" data-testid="next-stop">
      <div className="flex items-center gap-3.5">
        <Tile name="shop" pair={2} className="w-15 flex-none rounded-medium rounded-ee-large" />
        <div className="min-w-0">
          <p className="text-small font-semibold text-muted">
            {t("next", { hours: words.hours(pickup.window) })}
          </p>
          <h2 className="text-[1.375rem]">{words.name(point.name)}</h2>
          <p className="text-small text-muted">
            <bdi>{words.name(point.address)}</bdi>
          </p>
        </div>
      </div>
      <ul className="mt-3 flex justify-between gap-3 border-y-[1.5px] border-line py-2 text-[1.25rem] leading-snug font-extrabold">
        <li>{words.weight(sum(pickup.items.map(({ grams }) => grams)))}</li>
        <li>{words.bags(sum(pickup.items.map(({ bags }) => bags)))}</li>
        <li>{words.way(stop.meters)}</li>
      </ul>
      {pickup.lateMinutes !== null && (
        <p className="mt-2 text-small font-semibold text-red-700">
          {t("late", { minutes: pickup.lateMinutes })}
        </p>
      )}
      {pickup.accessNote !== "" && (
        <p className="mt-2.5 flex items-start gap-2.5">
          <Info className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          <span dir="auto">{pickup.accessNote}</span>
        </p>
      )}
      <Actions stop={stop} />
    </section>
  );
}

const squareLook =
  "button min-h-13 w-13 flex-none rounded-medium border-2 border-line bg-white hover:border-edge";

function Actions({ stop }: { stop: Stop }) {
  const t = useTranslations("transport.today");
  const words = useWords();
  const isOnline = useOnline();
  const { pickup, point } = stop;
  const name = words.name(point.name);
  const directions = useDirections({ lat: point.latitude, lng: point.longitude }, name);
  // Whoever asks for the way sets out: the point is told, once. Without a network it learns at the door.
  const leave = () => {
    if (pickup.status === "accepted") void setOut(pickup.id, pickup.id).catch(() => undefined);
  };
  return (
    <div className="mt-3.5 flex gap-2">
      {pickup.status === "weighing" ? (
        <ButtonLink
          to={handoverPath(pickup.id)}
          reloadDocument={!isOnline}
          variant="ink"
          turned
          className="flex-1"
        >
          {t("goOn")}
        </ButtonLink>
      ) : (
        <Arrived stop={stop} />
      )}
      <a
        href={directions.href}
        rel={directions.rel}
        target={directions.target}
        className={squareLook}
        aria-label={t("navigate")}
        onClick={leave}
      >
        <Navigation className="size-6 rtl:-scale-x-100" aria-hidden="true" />
      </a>
      {point.phone !== null && (
        <a href={`tel:${point.phone}`} className={squareLook} aria-label={t("call", { name })}>
          <Phone className="size-6" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

function Arrived({ stop }: { stop: Stop }) {
  const t = useTranslations("transport.today");
  const words = useWords();
  const arrival = useArrival(stop);
  return (
    <div className="min-w-0 flex-1">
      <Button
        variant="ink"
        turned
        full
        busy={arrival.isBusy}
        busyLabel={t("asking")}
        onClick={() => void arrival.check()}
      >
        {t("arrived")}
      </Button>
      {arrival.isNotKept && (
        <Notice tone="problem" className="mt-2">
          {t("notKept")}
        </Notice>
      )}
      {arrival.awayMeters !== undefined && (
        <Dialog
          title={t("far", { way: words.way(arrival.awayMeters) })}
          onClose={arrival.stay}
          actions={
            <>
              <Button variant="ink" size="lg" full onClick={() => void arrival.goOn()}>
                {t("farYes")}
              </Button>
              <Button variant="soft" size="lg" full onClick={arrival.stay}>
                {t("farNo")}
              </Button>
            </>
          }
        >
          {t("farText")}
        </Dialog>
      )}
    </div>
  );
}
