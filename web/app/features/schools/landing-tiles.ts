import type { SchoolLevel } from "@app/contract/quiz";
import type { TileDrawing } from "../../ui/tile.tsx";

/** Beside the promise of the page. */
export const landingWall: readonly TileDrawing[] = [
  { name: "q", pair: 8, turn: 90 },
  { name: "book", pair: 2 },
  { name: "leaf", pair: 1 },
  { name: "can", pair: 7 },
  { name: "bottle", pair: 3 },
  { name: "arcs", pair: 7 },
  { name: "khatam", pair: 8 },
  { name: "q", pair: 4 },
  { name: "sun", pair: 2 },
  { name: "q", pair: 1, turn: 180 },
  { name: "cap", pair: 9 },
  { name: "tree", pair: 3 },
];

export const levelTiles: Record<SchoolLevel, TileDrawing> = {
  primary: { name: "bottle", pair: 3 },
  middle: { name: "tin", pair: 7 },
  high: { name: "flakes", pair: 2 },
};
