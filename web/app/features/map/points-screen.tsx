import type { ListedPoint } from "@app/contract/points";
import { Map as MapIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../i18n/use-language.ts";
import { timeOf } from "../../i18n/when.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { FilterChips, PositionNote } from "./filter-chips.tsx";
import type { TileSource } from "./leaflet/ground.ts";
import { MapColumn } from "./map-column.tsx";
import type { PageOfPoints } from "./map.api.ts";
import type { Position } from "../../lib/distance.ts";
import {
  hasFilters,
  noFilters,
  type PointFilters,
  readFilters,
  withFilters,
} from "./point-filters.ts";
import { ListFailed, ListSkeleton, NothingFound, PointList } from "./point-list.tsx";
import { SearchBox } from "./search-box.tsx";
import { useChosen } from "./use-chosen.ts";
import { usePoints } from "./use-points.ts";
import { usePosition } from "../../lib/use-position.ts";

/** What comes over the line when the map is opened; a journey weighs it. */
const mapKilobytes = 60;

const noPoints: ListedPoint[] = [];

interface PointsScreenProps {
  /** Above the list; the map takes what it leaves of the screen. */
  header: ReactNode;
  /** The first page, as the server found it for this address. */
  first: PageOfPoints | null;
  tiles: TileSource | null;
}

/** The address holds the question and, on a phone, whether the map is open. */
const useAddress = () => {
  const [search, setSearch] = useSearchParams();
  const withView = (view: "map" | null): string => {
    const next = new URLSearchParams(search);
    if (view) next.set("view", view);
    else next.delete("view");
    return `?${next}`;
  };
  return {
    filters: readFilters(search),
    setFilters: (filters: PointFilters) =>
      setSearch(withFilters(search, filters), { replace: true, preventScrollReset: true }),
    isMapOpen: search.get("view") === "map",
    pointId: search.get("point"),
    mapLink: withView("map"),
    listLink: withView(null),
  };
};

/** List first, map on demand; side by side where there is room. */
export function PointsScreen({ header, first, tiles }: PointsScreenProps) {
  const t = useTranslations("map");
  const { filters, setFilters, isMapOpen, pointId, mapLink, listLink } = useAddress();
  const { state: positionState, position, ask: locate, forget } = usePosition();
  const found = usePoints(filters, position, first);
  const points = found.list?.points ?? noPoints;
  const chosen = useChosen(points, pointId);
  /** Another question: what was chosen for the last one makes way. */
  const ask = (next: PointFilters) => {
    chosen.choose(null);
    setFilters(next);
  };
  useNearest(found.isCurrent && position ? points[0]?.id : undefined, chosen.choose);

  return (
    <div
      className={classNames(
        "lg:flex lg:h-dvh lg:min-h-[41rem] lg:flex-col",
        isMapOpen && "max-lg:flex max-lg:h-dvh max-lg:min-h-96 max-lg:flex-col",
      )}
    >
      {header}
      <OfflineNote at={found.list?.at} hasFailed={found.problem === "offline"} />
      <main
        id="content"
        className={classNames(
          "min-h-0 flex-1 grid-rows-1 lg:grid lg:grid-cols-[26rem_1fr] xl:grid-cols-[36.25rem_1fr]",
          isMapOpen && "max-lg:grid",
        )}
      >
        <div
          className={classNames(
            "px-page pt-5 lg:overflow-y-auto lg:pe-9 lg:pt-7 lg:pb-10",
            isMapOpen && "max-lg:sr-only",
          )}
        >
          <h1 className="text-[clamp(1.75rem,9vw,2.375rem)] lg:text-[2.75rem]">{t("heading")}</h1>
          <div className={classNames(isMapOpen && "max-lg:hidden")}>
            <SearchBox words={filters.words} onSearch={(words) => ask({ ...filters, words })} />
            <FilterChips
              filters={filters}
              onFilter={ask}
              positionState={positionState}
              onNearMe={position ? forget : locate}
            />
            <PositionNote state={positionState} />
            <FoundPoints
              found={found}
              filters={filters}
              chosen={chosen}
              position={position}
              onClear={() => ask(noFilters)}
            />
            <ShowMapBar to={mapLink} />
          </div>
        </div>
        <MapColumn
          isOpen={isMapOpen}
          listLink={listLink}
          mapLink={mapLink}
          filters={filters}
          points={points}
          chosen={chosen}
          position={position}
          tiles={tiles}
          onLocate={locate}
        />
      </main>
    </div>
  );
}

/** Somebody who asked what is near wants the nearest: it opens by itself. */
const useNearest = (id: string | undefined, choose: (id: string) => void) =>
  useEffect(() => {
    if (id !== undefined) choose(id);
  }, [id, choose]);

interface FoundPointsProps {
  found: ReturnType<typeof usePoints>;
  filters: PointFilters;
  chosen: ReturnType<typeof useChosen>;
  position: Position | null;
  onClear: () => void;
}

function FoundPoints({ found, filters, chosen, position, onClear }: FoundPointsProps) {
  const t = useTranslations("map");
  const { list, problem, isLoading, isCurrent, isLoadingMore } = found;
  if (problem === "failed" && !isCurrent) return <ListFailed onRetry={found.reload} />;
  if (!list) return problem ? <ListFailed onRetry={found.reload} /> : <ListSkeleton />;
  if (isCurrent && list.points.length === 0) {
    return <NothingFound onClear={hasFilters(filters) ? onClear : null} />;
  }
  return (
    <>
      <PointList
        points={list.points}
        total={list.total}
        elsewhere={chosen.isElsewhere ? chosen.point : null}
        chosenId={chosen.id}
        position={position}
        isBusy={isLoading}
        onChoose={chosen.choose}
      />
      {isCurrent && list.points.length < list.total && (
        <Button
          variant="soft"
          full
          className="mt-4"
          busy={isLoadingMore}
          onClick={() => void found.loadMore()}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}

function OfflineNote({ at, hasFailed }: { at: number | undefined; hasFailed: boolean }) {
  const t = useTranslations("map");
  const language = useLanguage();
  const isOnline = useOnline();
  if (isOnline && !hasFailed) return null;
  return (
    <OfflineStrip>
      {at === undefined ? t("offline.nothing") : t("offline.kept", { time: timeOf(at, language) })}
    </OfflineStrip>
  );
}

/** Stays at hand under the list of a phone, with what it costs to open. */
function ShowMapBar({ to }: { to: string }) {
  const t = useTranslations("map");
  return (
    <div className="sticky bottom-(--bottom-bar) z-2 -mx-page mt-6 border-t-[1.5px] border-line bg-white px-page pt-2.5 pb-2 text-center lg:hidden">
      <Link
        to={to}
        preventScrollReset
        className="button min-h-13 w-full rounded-[16px] rounded-ee-[28px] bg-ink px-5.5 text-[1.0625rem] text-white"
      >
        <MapIcon className="size-5" aria-hidden="true" />
        {t("map.show")}
      </Link>
      <p className="mt-1 text-small text-muted">{t("map.weight", { kilobytes: mapKilobytes })}</p>
    </div>
  );
}
