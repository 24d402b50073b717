import { classNames } from "./class-names.ts";
import sprite from "./tiles.svg?no-inline";

export type TileName =
  | "q"
  | "qq"
  | "half"
  | "halfd"
  | "leaf"
  | "dot"
  | "disc"
  | "arcs"
  | "flower"
  | "khatam"
  | "waves"
  | "arch"
  | "bottle"
  | "jug"
  | "can"
  | "cap"
  | "bag"
  | "scale"
  | "shop"
  | "van"
  | "factory"
  | "tree"
  | "sun"
  | "flakes"
  | "shirt"
  | "pin"
  | "book"
  | "basket"
  | "mobile"
  | "bread"
  | "heart"
  | "drops"
  | "jar"
  | "tin"
  | "pot"
  | "battery"
  | "pill";

export type TilePair = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type TileTurn = 0 | 90 | 180 | 270;

export interface TileDrawing {
  name: TileName;
  pair: TilePair;
  turn?: TileTurn;
}

// Curves must still meet when a wall is laid from the right, and vans drive the way people read.
// Other things (a bottle, a jug) look the same in every language.
const mirrored: ReadonlySet<TileName> = new Set(["q", "qq", "leaf", "arcs", "van"]);

/** One square of the wall: pure decoration, never the only carrier of a meaning. */
export function Tile({ name, pair, turn = 0, className }: TileDrawing & { className?: string }) {
  return (
    <span className={classNames("tile", `c${pair}`, className)} aria-hidden="true">
      <svg viewBox="0 0 80 80" className={classNames(mirrored.has(name) && "rtl:-scale-x-100")}>
        <use href={`${sprite}#${name}`} {...(turn > 0 && { transform: `rotate(${turn} 40 40)` })} />
      </svg>
    </span>
  );
}

interface TileFigureProps {
  name: TileName;
  x: number;
  y: number;
  size: number;
  /** Sets the colours: --f, --g and, where the drawing shows its ground, --b. */
  className: string;
}

/** The drawing of a tile without its ground, inside a larger SVG. */
export function TileFigure({ name, x, y, size, className }: TileFigureProps) {
  return (
    <use href={`${sprite}#${name}`} x={x} y={y} width={size} height={size} className={className} />
  );
}
