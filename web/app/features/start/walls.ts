import type { TileDrawing } from "../../ui/tile.tsx";

export const startWall: readonly TileDrawing[] = [
  { name: "q", pair: 3, turn: 90 },
  { name: "bottle", pair: 2 },
  { name: "leaf", pair: 8 },
  { name: "sun", pair: 9 },
  { name: "arcs", pair: 8 },
  { name: "can", pair: 7 },
  { name: "q", pair: 1, turn: 180 },
  { name: "bag", pair: 3 },
  { name: "shop", pair: 6 },
  { name: "flower", pair: 1 },
  { name: "jug", pair: 4 },
  { name: "q", pair: 2, turn: 270 },
];
