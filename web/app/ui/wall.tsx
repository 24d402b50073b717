import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Tile, type TileDrawing } from "./tile.tsx";

/** A big tile covers two by two; "ghost" is a place not laid yet; "gap" shows the ground. */
export type WallTile = (TileDrawing & { isBig?: boolean }) | "ghost" | "gap";

interface WallProps {
  /** In reading order. */
  tiles?: readonly WallTile[];
  /** The number of columns comes in here: `grid-cols-4 md:grid-cols-6`. */
  className: string;
  /** More squares after the drawn ones: buttons, a figure. */
  children?: ReactNode;
}

/** A grid of touching tiles. */
export function Wall({ tiles = [], className, children }: WallProps) {
  return (
    <div className={classNames("grid", className)}>
      {tiles.map((tile, place) => (
        <WallPlace key={place} tile={tile} />
      ))}
      {children}
    </div>
  );
}

function WallPlace({ tile }: { tile: WallTile }) {
  if (tile === "gap") return <span />;
  if (tile === "ghost") return <span className="tile bg-ghost" aria-hidden="true" />;
  const { isBig = false, ...drawing } = tile;
  return <Tile {...drawing} {...(isBig && { className: "col-span-2 row-span-2" })} />;
}
