import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Tile } from "../../ui/tile.tsx";
import { drawingOf } from "./kind-drawing.ts";
import { OpenLine } from "./open-line.tsx";
import { PointActions } from "./point-actions.tsx";
import { type AnyPoint, BagsLeft, Distance, Materials } from "./point-facts.tsx";
import type { Position } from "../../lib/distance.ts";
import { pointPath } from "./point-path.ts";
import { usePointTexts } from "./use-point-texts.ts";

interface PointSheetProps {
  point: AnyPoint;
  position: Position | null;
  onClose: () => void;
}

const useEscape = (close: () => void) => {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => key === "Escape" && close());
  useEffect(() => {
    const handle = (event: KeyboardEvent) => void handleKey(event);
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
};

/** On a phone the chosen point lies over the map; beside a list it opens there. */
export function PointSheet({ point, position, onClose }: PointSheetProps) {
  const t = useTranslations("map");
  const texts = usePointTexts(position);
  useEscape(onClose);
  return (
    <section
      role="status"
      className="absolute inset-x-3 bottom-4 z-[700] rounded-[22px] rounded-ee-[56px] bg-white p-4 pt-3 lg:hidden"
    >
      <div className="grid grid-cols-[3.75rem_1fr_auto] items-center gap-x-3.5">
        <Tile
          {...drawingOf[point.kind]}
          className="w-15 self-start rounded-[12px] rounded-ee-[24px]"
        />
        <div className="min-w-0">
          <h2 className="text-[1.09375rem] leading-tight">
            <Link to={pointPath(point.id)} className="underline decoration-2 underline-offset-4">
              <bdi>{texts.name(point)}</bdi>
            </Link>
          </h2>
          <p className="text-small text-muted">
            <Materials point={point} first={texts.commune(point)} />
          </p>
          <p className="text-small">
            <OpenLine point={point} />
            <BagsLeft point={point} />
          </p>
        </div>
        <div className="grid justify-items-end self-start">
          <button
            type="button"
            aria-label={t("map.close")}
            className="-me-2 -mt-1 grid size-11 place-items-center rounded-medium"
            onClick={onClose}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
          <Distance text={texts.distance(point)} />
        </div>
      </div>
      <p className="mt-2 text-small">
        <bdi>{texts.address(point)}</bdi>
      </p>
      <PointActions point={point} className="mt-3" />
    </section>
  );
}
