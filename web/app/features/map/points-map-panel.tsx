import type { ListedPoint, Pin, PublicPoint } from "@app/contract/points";
import { Map as MapIcon } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { MapTexts, MapView } from "./leaflet/create-map.ts";
import type { TileSource } from "./leaflet/ground.ts";
import { MapPanel } from "./map-panel.tsx";
import type { Position } from "../../lib/distance.ts";
import type { PointFilters } from "./point-filters.ts";
import { usePointTexts } from "./use-point-texts.ts";
import { usePointsMap } from "./use-points-map.ts";

interface PointsMapPanelProps {
  /** Until then nothing of the map is loaded. */
  isNeeded: boolean;
  /** Opens it on a wide screen where it did not come by itself. */
  openLink: string;
  filters: PointFilters;
  points: readonly ListedPoint[];
  chosen: PublicPoint | null;
  position: Position | null;
  tiles: TileSource | null;
  onChoose: (id: string) => void;
  onLocate: () => void;
  children: ReactNode;
}

export function PointsMapPanel(props: PointsMapPanelProps) {
  const { isNeeded, openLink, tiles, onChoose, onLocate, children } = props;
  const t = useTranslations("map");
  const view = useMapView(props);
  const texts = useMapTexts(props.points);
  if (!isNeeded) {
    return (
      <div className="grid size-full place-items-center bg-blue-200">
        <ButtonLink to={openLink} variant="ink" turned>
          <MapIcon className="size-5" aria-hidden="true" />
          {t("map.show")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <MapPanel view={view} settings={{ texts, tiles, onChoose }} onLocate={onLocate}>
      {children}
    </MapPanel>
  );
}

/** Until the pins of all points have come, those of the list are drawn; they count for no wilaya. */
const pinsOfList = (points: readonly ListedPoint[]): Pin[] =>
  points.map(({ id, kind, lat, lng }) => ({ id, kind, lat, lng, wilaya: 0 }));

const useMapView = ({ filters, isNeeded, points, chosen, position }: PointsMapPanelProps) => {
  const map = usePointsMap(filters, isNeeded);
  const texts = usePointTexts(position);

  const pins = useMemo(() => map?.pins ?? pinsOfList(points), [map, points]);
  const places = useMemo(
    () =>
      (map?.wilayas ?? []).map((wilaya) => ({
        ...wilaya,
        name: texts.placeName(wilaya),
        points: pins.filter((pin) => pin.wilaya === wilaya.code).length,
      })),
    [map, pins, texts],
  );

  return useMemo(
    (): MapView => ({
      pins,
      places,
      position,
      chosen: chosen && {
        id: chosen.id,
        kind: chosen.kind,
        lat: chosen.lat,
        lng: chosen.lng,
        title: texts.name(chosen),
        detail: texts.distance(chosen),
      },
    }),
    [pins, places, position, chosen, texts],
  );
};

const useMapTexts = (points: readonly ListedPoint[]): MapTexts => {
  const t = useTranslations("map");
  const texts = usePointTexts();
  const numbers = useNumbers();
  return {
    sea: t("map.sea"),
    you: t("map.you"),
    points: texts.count,
    count: numbers.whole,
    cluster: (count) => t("map.cluster", { count, shown: numbers.whole(count) }),
    /** Its name where the list knows it, else what kind of place it is. */
    pin: ({ id, kind }) => {
      const point = points.find((one) => one.id === id);
      return point ? texts.name(point) : t(`kind.${kind}`);
    },
  };
};
