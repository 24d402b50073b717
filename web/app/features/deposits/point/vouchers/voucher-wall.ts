import type { TileDrawing } from "../../../../ui/tile.tsx";

export const voucherWall: readonly TileDrawing[] = [
  { name: "leaf", pair: 4 },
  { name: "basket", pair: 6 },
  { name: "khatam", pair: 4 },
  { name: "sun", pair: 9 },
  { name: "arch", pair: 7 },
  { name: "q", pair: 1, turn: 180 },
];
