import type { WallTile } from "../../ui/wall.tsx";

/** Bottles among curves, in the blue of the brands. */
export const marketWall: readonly WallTile[] = [
  { name: "q", pair: 4, turn: 90 },
  { name: "bottle", pair: 7 },
  { name: "q", pair: 4, turn: 180 },
  { name: "jug", pair: 3 },
  { name: "leaf", pair: 4 },
  { name: "dot", pair: 2 },
  { name: "q", pair: 4 },
  { name: "can", pair: 7 },
  { name: "q", pair: 4, turn: 270 },
];
