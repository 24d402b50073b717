import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { mayPrefetch } from "../../lib/may-prefetch.ts";
import { Tile } from "../../ui/tile.tsx";
import type { PinMapHandle } from "./leaflet/create-pin-map.ts";
import type { TileSource } from "./leaflet/ground.ts";
import { Controls, mayMove, Waiting } from "./map-panel.tsx";
import type { Position } from "../../lib/distance.ts";

interface PinPanelProps {
  /** Where it looks; another one moves the map there. */
  start: Position;
  tiles: TileSource | null;
  onMove: (position: Position) => void;
  /** What it is, and how it is moved, in the words of the form. */
  label: string;
  help: string;
}

/** A map that is moved under a pin, for somebody who says where their place is. */
export function PinPanel({ start, tiles, onMove, label, help }: PinPanelProps) {
  const t = useTranslations("map");
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<PinMapHandle | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const newest = useEffectEvent(() => ({ start, tiles, onMove, sea: t("map.sea") }));

  useEffect(() => {
    let made: PinMapHandle | null = null;
    let isWanted = true;
    Promise.all([import("./leaflet/create-pin-map.ts"), import("./boundaries.json")])
      .then(([{ createPinMap }, { default: boundaries }]) => {
        if (!isWanted || !frame.current) return;
        const settings = newest();
        made = createPinMap(frame.current, {
          ...settings,
          tiles: mayPrefetch(navigator) ? settings.tiles : null,
          boundaries,
          isAnimated: mayMove(),
          onMove: (position) => newest().onMove(position),
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

  useEffect(() => handle?.look(start), [handle, start]);

  return (
    <section
      aria-label={label}
      className="relative isolate h-72 overflow-hidden rounded-medium rounded-ee-[44px] bg-blue-200 ring-2 ring-ink"
    >
      <p id={helpId} className="sr-only">
        {help}
      </p>
      <div
        ref={frame}
        dir="ltr"
        role="group"
        aria-labelledby={helpId}
        className="map-frame size-full"
      />
      {handle && (
        <>
          <PinInTheMiddle />
          <Controls onZoomIn={handle.zoomIn} onZoomOut={handle.zoomOut} />
        </>
      )}
      {!handle && (
        <Waiting
          hasFailed={hasFailed}
          onRetry={() => {
            setFailed(false);
            setTurn(turn + 1);
          }}
        />
      )}
      {tiles?.credit && (
        <p className="absolute start-0 bottom-0 z-[700] bg-white/85 px-2 text-micro">
          <bdi>{tiles.credit}</bdi>
        </p>
      )}
    </section>
  );
}

/** Its lower left corner marks the place, as that of every pin. */
function PinInTheMiddle() {
  return (
    <span dir="ltr" className="pin-middle" aria-hidden="true">
      <span className="pin">
        <Tile name="shop" pair={2} />
      </span>
    </span>
  );
}
