import type { SchoolLevel } from "@app/contract/quiz";
import type { TileDrawing } from "../../ui/tile.tsx";

export const levelTiles: Record<SchoolLevel, TileDrawing> = {
  primary: { name: "bottle", pair: 3 },
  middle: { name: "tin", pair: 7 },
  high: { name: "flakes", pair: 2 },
};

/** Under the header of the classes: one row. */
export const classWall: readonly TileDrawing[] = [
  { name: "q", pair: 8 },
  { name: "book", pair: 2 },
  { name: "leaf", pair: 3 },
  { name: "can", pair: 7 },
  { name: "q", pair: 1, turn: 90 },
  { name: "khatam", pair: 2 },
  { name: "bottle", pair: 8 },
  { name: "q", pair: 4, turn: 180 },
  { name: "sun", pair: 3 },
  { name: "tree", pair: 1 },
];

/** Beside the promise of the league. */
export const leagueWall: readonly TileDrawing[] = [
  { name: "khatam", pair: 2 },
  { name: "q", pair: 8, turn: 90 },
  { name: "bottle", pair: 3 },
  { name: "sun", pair: 7 },
  { name: "leaf", pair: 1 },
  { name: "book", pair: 8 },
  { name: "arcs", pair: 2 },
  { name: "q", pair: 3 },
  { name: "can", pair: 7 },
  { name: "flower", pair: 8 },
  { name: "cap", pair: 2 },
  { name: "tree", pair: 1 },
];
