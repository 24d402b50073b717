import type { WallTile } from "@app/contract/deposits";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { drawingOf } from "../../../lib/material-tile.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tile } from "../../../ui/tile.tsx";
import { useAmounts } from "../use-amounts.ts";
import type { Citizen } from "./citizen.api.ts";
import { columns, createWallLayer } from "./lay-wall.ts";

/** Three rows, the last place of which is the next tile. */
const mostTiles = 3 * columns - 1;
const emptyPlaces = 2 * columns;

const grid =
  "mt-3 grid grid-cols-6 overflow-hidden rounded-ss-m rounded-se-m rounded-ee-[26px] lg:rounded-ee-turn";
/** The quarter turn: a tile that was not there before rolls into its place. */
const rollsIn =
  "transition-[rotate,scale,opacity] duration-400 ease-turn starting:-rotate-90 starting:scale-50 starting:opacity-0 rtl:starting:rotate-90";

export function CitizenWall({ wall }: { wall: Citizen["wall"] }) {
  const t = useTranslations("deposits");
  const amounts = useAmounts();
  const { deposits, grams } = wall.month;
  const isEmpty = wall.tiles.length === 0;
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h2">{t("citizen.wall")}</h2>
        {!isEmpty && (
          <p className="text-small text-muted">
            {t("citizen.month", {
              deposits: amounts.deposits(deposits),
              weight: amounts.weight(grams),
            })}
          </p>
        )}
      </div>
      {isEmpty ? <EmptyWall /> : <LaidWall tiles={wall.tiles} />}
    </section>
  );
}

function LaidWall({ tiles }: { tiles: readonly WallTile[] }) {
  const t = useTranslations("deposits");
  // Newest first on the wire; on the wall the newest is laid last.
  const laid = useMemo(() => tiles.slice(0, mostTiles).toReversed(), [tiles]);
  const [lay] = useState(createWallLayer);
  const pairs = useMemo(() => lay(laid), [lay, laid]);
  const [atFirst] = useState(() => new Set(tiles.map(({ id }) => id)));
  return (
    <div className={grid}>
      {laid.map(({ id, material }, place) => (
        <Tile
          key={id}
          name={drawingOf[material]}
          pair={pairs[place] ?? 1}
          className={classNames(!atFirst.has(id) && rollsIn)}
        />
      ))}
      <span
        title={t("citizen.next")}
        className="grid aspect-square place-items-center rounded-ee-[26px] border-[2.5px] border-dashed border-edge/70 text-green-700"
      >
        <Plus className="size-[38%]" aria-hidden="true" />
      </span>
    </div>
  );
}

/** Places with single lines between them, so that the grid reads as a wall to be laid. */
function EmptyWall() {
  const t = useTranslations("deposits");
  return (
    <>
      <div
        aria-hidden="true"
        className="mt-3 grid grid-cols-6 rounded-ss-m rounded-se-m rounded-ee-[26px] border-s-2 border-t-2 border-dashed border-edge/70"
      >
        {Array.from({ length: emptyPlaces }, (_, place) => (
          <span
            key={place}
            className={classNames(
              "aspect-square border-e-2 border-b-2 border-dashed border-edge/70",
              place === columns - 1 && "rounded-se-m",
              place === emptyPlaces - 1 && "rounded-ee-[26px]",
            )}
          />
        ))}
      </div>
      <p className="mt-3 text-[1.125rem] font-semibold">{t("citizen.emptyWall")}</p>
    </>
  );
}

export function WallSkeleton() {
  return (
    <div>
      <Skeleton className="h-7 w-36" />
      <div className={classNames(grid, "gap-0.5")}>
        {Array.from({ length: emptyPlaces }, (_, place) => (
          <Skeleton key={place} className="aspect-square !rounded-none" />
        ))}
      </div>
    </div>
  );
}
