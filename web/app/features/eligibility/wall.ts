import type { TileDrawing } from "../../ui/tile.tsx";

/** Beside the questions, where there is room. */
export const wall: readonly TileDrawing[] = [
  { name: "shop", pair: 6 },
  { name: "q", pair: 5, turn: 90 },
  { name: "scale", pair: 1 },
  { name: "leaf", pair: 3 },
  { name: "bag", pair: 9 },
  { name: "arcs", pair: 8 },
  { name: "q", pair: 2, turn: 180 },
  { name: "van", pair: 3 },
  { name: "flower", pair: 1 },
];
