import type { ListedPoint } from "@app/contract/points";
import { List as ListIcon } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "../../ui/class-names.ts";
import type { TileSource } from "./leaflet/ground.ts";
import type { Position } from "../../lib/distance.ts";
import type { PointFilters } from "./point-filters.ts";
import { PointSheet } from "./point-sheet.tsx";
import { PointsMapPanel } from "./points-map-panel.tsx";
import type { useChosen } from "./use-chosen.ts";
import { useWideMap } from "./use-wide-map.ts";

interface MapColumnProps {
  /** On a phone; beside the list it is always there. */
  isOpen: boolean;
  listLink: string;
  mapLink: string;
  filters: PointFilters;
  points: readonly ListedPoint[];
  chosen: ReturnType<typeof useChosen>;
  position: Position | null;
  tiles: TileSource | null;
  onLocate: () => void;
}

/** The map: beside the list, or in its place on a phone. */
export function MapColumn({ isOpen, listLink, mapLink, chosen, position, ...map }: MapColumnProps) {
  const isMapBeside = useWideMap();
  const wayBack = useRef<HTMLAnchorElement>(null);
  const close = () => {
    chosen.choose(null);
    wayBack.current?.focus();
  };
  return (
    <div className={classNames("relative", !isOpen && "max-lg:hidden")}>
      <PointsMapPanel
        {...map}
        isNeeded={isOpen || isMapBeside}
        openLink={mapLink}
        chosen={chosen.point}
        position={position}
        onChoose={chosen.choose}
      >
        <ListLink ref={wayBack} to={listLink} isShown={isOpen} />
        {chosen.point && <PointSheet point={chosen.point} position={position} onClose={close} />}
      </PointsMapPanel>
    </div>
  );
}

interface ListLinkProps {
  ref: RefObject<HTMLAnchorElement | null>;
  to: string;
  isShown: boolean;
}

/** The way back from the map of a phone; takes the focus that the opening link lost. */
function ListLink({ ref, to, isShown }: ListLinkProps) {
  const t = useTranslations("map");
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [ref, isShown]);
  return (
    <Link
      ref={ref}
      to={to}
      replace
      preventScrollReset
      className="button absolute start-4 top-4 z-[700] min-h-12 rounded-medium bg-ink px-4.5 text-white lg:hidden"
    >
      <ListIcon className="size-5" aria-hidden="true" />
      {t("map.list")}
    </Link>
  );
}
