import type { Material } from "@app/contract/materials";
import type { PointKind } from "@app/contract/points";
import type { TileDrawing } from "../../ui/tile.tsx";

/** Points are recognised by their tile, in the list and on the map. */
export const drawingOf: Record<PointKind, TileDrawing> = {
  shop: { name: "shop", pair: 2 },
  association: { name: "tree", pair: 3 },
  school: { name: "book", pair: 6 },
  office: { name: "arch", pair: 4 },
  other: { name: "khatam", pair: 8 },
};

export const materialDrawing: Record<Material, TileDrawing> = {
  pet: { name: "bottle", pair: 1 },
  pehd: { name: "jug", pair: 2 },
  aluminium: { name: "can", pair: 7 },
};
