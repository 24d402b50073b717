import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import { Tile } from "../../ui/tile.tsx";
import { drawingOf } from "./kind-drawing.ts";
import { OpenLine } from "./open-line.tsx";
import { PointActions } from "./point-actions.tsx";
import { type AnyPoint, BagsLeft, Distance, Materials } from "./point-facts.tsx";
import type { Position } from "../../lib/distance.ts";
import { pointPath } from "./point-path.ts";
import { usePointTexts } from "./use-point-texts.ts";

interface PointRowProps {
  point: AnyPoint;
  position: Position | null;
  isChosen: boolean;
  /** The frame of the chosen one takes the place of the line above. */
  isAfterChosen: boolean;
  onChoose: (id: string | null) => void;
}

/** Pressing the name, or anywhere on the row, opens what can be done with the point. */
export function PointRow(props: PointRowProps) {
  const { point, position, isChosen, isAfterChosen, onChoose } = props;
  const texts = usePointTexts(position);
  const panelId = useId();
  const row = useRef<HTMLLIElement>(null);

  // Chosen on the map: the list shows which one it was.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);

  return (
    <li
      ref={row}
      className={classNames(
        "relative grid grid-cols-[3.75rem_1fr_auto] items-center gap-x-3.5 lg:grid-cols-[4.5rem_1fr_auto] lg:gap-x-4.5",
        isChosen
          ? "z-1 -mx-3 rounded-[16px] rounded-ee-[40px] bg-white p-3 pb-3.5 ring-2 ring-ink lg:-mx-4.5 lg:rounded-[18px] lg:rounded-ee-[48px] lg:px-4.5 lg:py-4"
          : "py-3 lg:py-3.5",
        !isChosen &&
          (isAfterChosen ? "mt-1.5" : "border-t-[1.5px] border-line lg:border-t-2 lg:border-ink"),
      )}
    >
      <Tile
        {...drawingOf[point.kind]}
        className="w-15 rounded-[12px] rounded-ee-[24px] lg:w-18 lg:rounded-[14px] lg:rounded-ee-[28px]"
      />
      <div className="min-w-0">
        <h2 className="text-[1.09375rem] leading-tight lg:text-[1.3125rem]">
          <button
            type="button"
            aria-expanded={isChosen}
            aria-controls={panelId}
            className="text-start after:absolute after:inset-0"
            onClick={() => onChoose(isChosen ? null : point.id)}
          >
            <bdi>{texts.name(point)}</bdi>
          </button>
        </h2>
        <p className="text-small text-muted">
          <Materials point={point} first={texts.commune(point)} />
        </p>
        <p className="text-small">
          <OpenLine point={point} />
          <BagsLeft point={point} />
        </p>
      </div>
      <Distance text={texts.distance(point)} />
      <PointPanel id={panelId} point={point} isOpen={isChosen} />
    </li>
  );
}

/** Always in the page, so that search engines find every point; shown for the chosen one. */
function PointPanel({ id, point, isOpen }: { id: string; point: AnyPoint; isOpen: boolean }) {
  const t = useTranslations("map");
  const texts = usePointTexts();
  return (
    <div id={id} hidden={!isOpen} className="relative z-1 col-span-full mt-3">
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
        <bdi>{texts.address(point)}</bdi>
        <Link to={pointPath(point.id)} className="link inline-flex min-h-11 items-center">
          {t("details")}
        </Link>
      </p>
      <PointActions point={point} />
    </div>
  );
}
