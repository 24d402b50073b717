import { LocateFixed, Minus, Plus } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { mayPrefetch } from "../../lib/may-prefetch.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { MapSettings, MapView, PointsMapHandle } from "./leaflet/create-map.ts";

interface MapPanelProps {
  view: MapView;
  settings: Omit<MapSettings, "boundaries" | "isAnimated">;
  onLocate: () => void;
  /** Over the map: the way back, the chosen point. */
  children?: ReactNode;
}

export const mayMove = (): boolean =>
  !matchMedia("(prefers-reduced-motion: reduce)").matches &&
  document.documentElement.dataset["saver"] === undefined;

/** Brings the map library and draws; what fails to load can be asked for again. */
const useMap = (view: MapView, settings: MapPanelProps["settings"]) => {
  const frame = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<PointsMapHandle | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // Made once, the map still asks for the newest texts and handlers.
  const newest = useEffectEvent(() => settings);

  useEffect(() => {
    let made: PointsMapHandle | null = null;
    let isWanted = true;
    Promise.all([import("./leaflet/create-map.ts"), import("./boundaries.json")])
      .then(([{ createPointsMap }, { default: boundaries }]) => {
        if (!isWanted || !frame.current) return;
        const { texts, tiles } = newest();
        made = createPointsMap(frame.current, {
          // Outlines are enough on a slow or counted line.
          tiles: mayPrefetch(navigator) ? tiles : null,
          texts,
          boundaries,
          isAnimated: mayMove(),
          onChoose: (id) => newest().onChoose(id),
        });
        setHandle(made);
      })
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
      made?.remove();
      setHandle(null);
    };
  }, [turn]);

  useEffect(() => handle?.show(view), [handle, view]);

  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { frame, handle, hasFailed, retry };
};

export function MapPanel({ view, settings, onLocate, children }: MapPanelProps) {
  const t = useTranslations("map");
  const helpId = useId();
  const { frame, handle, hasFailed, retry } = useMap(view, settings);
  return (
    <section aria-label={t("map.label")} className="relative isolate size-full bg-blue-200">
      <p id={helpId} className="sr-only">
        {t("map.help")}
      </p>
      {/* A map is not mirrored: east is on the right in every language. */}
      <div
        ref={frame}
        dir="ltr"
        role="group"
        aria-labelledby={helpId}
        className="map-frame size-full"
      />
      {handle && (
        <Controls onZoomIn={handle.zoomIn} onZoomOut={handle.zoomOut} onLocate={onLocate} />
      )}
      {!handle && <Waiting hasFailed={hasFailed} onRetry={retry} />}
      {settings.tiles?.credit && (
        <p className="absolute start-0 bottom-0 z-[700] bg-white/85 px-2 text-micro">
          <bdi>{settings.tiles.credit}</bdi>
        </p>
      )}
      {children}
    </section>
  );
}

export function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTranslations("map");
  return (
    <div className="absolute inset-0 z-[700] grid place-items-center p-6">
      {hasFailed ? (
        <div role="alert">
          <Empty
            tile={{ name: "pin", pair: 5 }}
            action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}
          >
            {t("map.failed")}
          </Empty>
        </div>
      ) : (
        <p role="status" className="flex items-center gap-2.5 font-semibold text-blue-900">
          <Spinner />
          {t("map.loading")}
        </p>
      )}
    </div>
  );
}

interface ControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onLocate?: () => void;
}

export function Controls({ onZoomIn, onZoomOut, onLocate }: ControlsProps) {
  const t = useTranslations("map");
  const controls = [
    { label: t("map.zoomIn"), Icon: Plus, onPress: onZoomIn },
    { label: t("map.zoomOut"), Icon: Minus, onPress: onZoomOut },
    ...(onLocate ? [{ label: t("filters.nearMe"), Icon: LocateFixed, onPress: onLocate }] : []),
  ];
  return (
    <div className="absolute end-4 top-4 z-[700] grid divide-y-[1.5px] divide-line overflow-hidden rounded-medium rounded-ee-[24px] bg-white ring-2 ring-ink lg:end-6 lg:top-6">
      {controls.map(({ label, Icon, onPress }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          className="grid size-12 place-items-center focus-visible:-outline-offset-3"
          onClick={onPress}
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
