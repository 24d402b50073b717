import type { TileDrawing } from "../../../../ui/tile.tsx";

export const voucherWall: readonly TileDrawing[] = [
  { name: "leaf", pair: 4 },
  { name: "basket", pair: 5 },
  { name: "khatam", pair: 4 },
  { name: "bread", pair: 9 },
  { name: "arch", pair: 7 },
  { name: "q", pair: 1, turn: 180 },
];
