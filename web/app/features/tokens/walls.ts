import type { TileDrawing } from "../../ui/tile.tsx";

export const tokensWall: readonly TileDrawing[] = [
  { name: "khatam", pair: 4 },
  { name: "q", pair: 1, turn: 90 },
  { name: "sun", pair: 9 },
  { name: "arcs", pair: 8 },
  { name: "bottle", pair: 2 },
  { name: "disc", pair: 3 },
  { name: "leaf", pair: 3 },
  { name: "basket", pair: 6 },
  { name: "q", pair: 8, turn: 180 },
  { name: "tree", pair: 8 },
  { name: "arch", pair: 7 },
  { name: "flower", pair: 1 },
];
