import type { RewardKind } from "@app/contract/rewards";
import type { TileDrawing } from "../../ui/tile.tsx";

/** The strip over the ticket. */
export const strips: Record<RewardKind, readonly TileDrawing[]> = {
  shop: [
    { name: "leaf", pair: 7 },
    { name: "arch", pair: 4 },
    { name: "khatam", pair: 7 },
    { name: "arch", pair: 4 },
    { name: "q", pair: 7, turn: 270 },
  ],
  phone_credit: [
    { name: "q", pair: 8, turn: 90 },
    { name: "mobile", pair: 3 },
    { name: "dot", pair: 2 },
    { name: "mobile", pair: 3 },
    { name: "leaf", pair: 8 },
  ],
  donation: [
    { name: "leaf", pair: 9 },
    { name: "heart", pair: 6 },
    { name: "tree", pair: 3 },
    { name: "heart", pair: 6 },
    { name: "q", pair: 9, turn: 270 },
  ],
};

/** In a list. */
export const tileOf: Record<RewardKind, TileDrawing> = {
  shop: { name: "arch", pair: 7 },
  phone_credit: { name: "mobile", pair: 3 },
  donation: { name: "heart", pair: 6 },
};
