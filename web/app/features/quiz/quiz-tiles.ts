import type { QuizDrawing, SchoolLevel } from "@app/contract/quiz";
import type { TileDrawing, TilePair } from "../../ui/tile.tsx";

/** One is laid for every right answer, two rows of five; no two equal grounds side by side. */
const laid: readonly TileDrawing[] = [
  { name: "q", pair: 8 },
  { name: "bottle", pair: 3 },
  { name: "arcs", pair: 2 },
  { name: "can", pair: 7 },
  { name: "leaf", pair: 8 },
  { name: "flower", pair: 3 },
  { name: "q", pair: 1, turn: 90 },
  { name: "khatam", pair: 2 },
  { name: "cap", pair: 1 },
  { name: "q", pair: 4, turn: 180 },
];
export const laidTile = (place: number): TileDrawing =>
  laid[place % laid.length] ?? { name: "q", pair: 8 };

export const levelTiles: Record<SchoolLevel, TileDrawing> = {
  primary: { name: "bottle", pair: 3 },
  middle: { name: "tin", pair: 7 },
  high: { name: "flakes", pair: 2 },
};

/** What is sorted has its own ground, so that six things are told apart at a glance. */
const grounds: readonly TilePair[] = [8, 7, 2, 1, 3, 9];
export const thingTile = (name: QuizDrawing, place: number): TileDrawing => ({
  name,
  pair: grounds[place % grounds.length] ?? 8,
});

/** Above a certificate: three rows of five. */
export const certificateWall: readonly TileDrawing[] = [
  { name: "q", pair: 1 },
  { name: "bottle", pair: 2 },
  { name: "leaf", pair: 8 },
  { name: "can", pair: 7 },
  { name: "q", pair: 1, turn: 270 },
  { name: "flower", pair: 3 },
  { name: "arcs", pair: 4 },
  { name: "half", pair: 9 },
  { name: "khatam", pair: 1 },
  { name: "q", pair: 2, turn: 180 },
  { name: "q", pair: 8, turn: 90 },
  { name: "sun", pair: 3 },
  { name: "cap", pair: 1 },
  { name: "leaf", pair: 2 },
  { name: "waves", pair: 8 },
];
