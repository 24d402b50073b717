import type { WallTile } from "../../ui/wall.tsx";

/** Six by two on a phone, four by three beside the text. */
export const landingWall: readonly WallTile[] = [
  { name: "leaf", pair: 1 },
  { name: "bottle", pair: 2 },
  { name: "q", pair: 3, turn: 90 },
  { name: "arch", pair: 7 },
  { name: "q", pair: 2, turn: 180 },
  { name: "flower", pair: 8 },
  { name: "can", pair: 7 },
  { name: "leaf", pair: 2, turn: 90 },
  { name: "arcs", pair: 3 },
  { name: "jug", pair: 8 },
  { name: "van", pair: 1 },
  { name: "q", pair: 8, turn: 270 },
];
