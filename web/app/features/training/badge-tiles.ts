import type { LessonSlug } from "@app/contract/training";
import type { TileDrawing, TilePair } from "../../ui/tile.tsx";

/** What a lesson looks like in a list, and its badge once it is earned. */
export const badgeTiles: Record<LessonSlug, TileDrawing> = {
  sorting: { name: "bottle", pair: 3 },
  pehd: { name: "jug", pair: 1 },
  cans: { name: "can", pair: 7 },
  "stays-out": { name: "basket", pair: 9 },
  "where-it-goes": { name: "van", pair: 2 },
  weighing: { name: "scale", pair: 1 },
  stars: { name: "khatam", pair: 3 },
  refusing: { name: "heart", pair: 9 },
  offline: { name: "mobile", pair: 7 },
  handover: { name: "van", pair: 8 },
};

export const sorterTile: TileDrawing = { name: "khatam", pair: 1 };

/** The ground of each card: never the same twice in a row. */
const grounds: readonly TilePair[] = [3, 7, 2, 1];
export const groundOf = (card: number): TilePair => grounds[card % grounds.length] ?? 3;

/** Beside the promise of the hub. */
export const hubWall: readonly TileDrawing[] = [
  { name: "bottle", pair: 3 },
  { name: "q", pair: 2, turn: 90 },
  { name: "jug", pair: 1 },
  { name: "leaf", pair: 8 },
  { name: "khatam", pair: 9 },
  { name: "can", pair: 7 },
  { name: "q", pair: 3, turn: 180 },
  { name: "book", pair: 2 },
  { name: "flower", pair: 1 },
  { name: "cap", pair: 4 },
  { name: "arcs", pair: 8 },
  { name: "van", pair: 7 },
];
