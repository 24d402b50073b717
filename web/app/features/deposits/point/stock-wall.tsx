import type { Material } from "@app/contract/materials";
import { classNames } from "../../../ui/class-names.ts";
import { Tile, type TileDrawing, type TileTurn } from "../../../ui/tile.tsx";
import type { StockTile } from "./stock-tiles.ts";

const turns = [0, 270, 180, 90] as const satisfies readonly TileTurn[];

const petEvery = 6;

/** Two greens by turn, so that tiles of one material can be counted; a thing now and then. */
const drawingAt = (material: Material, place: number): TileDrawing => {
  if (material === "pehd") {
    return place % 4 === 2
      ? { name: "jug", pair: 5 }
      : { name: "leaf", pair: place % 2 ? 3 : 5, turn: place % 2 ? 0 : 90 };
  }
  const pair = place % 2 ? 1 : 8;
  return place % petEvery === 2
    ? { name: "bottle", pair }
    : { name: "q", pair, turn: turns[place % turns.length] ?? 0 };
};

interface StockWallProps {
  tiles: readonly StockTile[];
  /** A strip shows shapes alone: a bottle would be too small to be one. */
  isStrip?: boolean;
  className: string;
}

/** The heap as tiles. Decoration: the numbers stand beside it. */
export function StockWall({ tiles, isStrip = false, className }: StockWallProps) {
  return (
    <div className={className} aria-hidden="true">
      {tiles.map((tile, place) => (
        <Place key={place} tile={tile} place={place} isStrip={isStrip} />
      ))}
    </div>
  );
}

const stripDrawing = (material: Material, place: number): TileDrawing =>
  material === "pehd"
    ? { name: "leaf", pair: 3, turn: place % 2 ? 0 : 90 }
    : { name: "q", pair: place % 2 ? 1 : 8, turn: turns[place % turns.length] ?? 0 };

function Place({ tile, place, isStrip }: { tile: StockTile; place: number; isStrip: boolean }) {
  const size = isStrip ? "aspect-auto h-3.5 min-w-0 flex-1" : "";
  if (tile.kind === "full") {
    const drawing = (isStrip ? stripDrawing : drawingAt)(tile.material, place);
    return <Tile {...drawing} className={size} />;
  }
  return (
    <span
      className={classNames(
        "block shadow-[inset_0_0_0_1px_rgb(15_35_26/0.34)]",
        isStrip ? size : "aspect-square",
      )}
    >
      {tile.kind === "part" && <Part percent={tile.percent} isStrip={isStrip} />}
    </span>
  );
}

/** Filled from the ground, or from the reading side where it lies in a strip. */
function Part({ percent, isStrip }: { percent: number; isStrip: boolean }) {
  const rect = isStrip
    ? { width: percent, height: 100 }
    : { y: 100 - percent, width: 100, height: percent };
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full rtl:-scale-x-100">
      <rect {...rect} className={isStrip ? "fill-green-300" : "fill-green-200"} />
    </svg>
  );
}
