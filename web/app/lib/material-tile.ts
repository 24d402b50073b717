import type { Material } from "@app/contract/materials";
import type { TileName } from "../ui/tile.tsx";

/** Things are drawn as tiles: a bottle, a jug, a can. */
export const drawingOf: Record<Material, TileName> = {
  pet: "bottle",
  pehd: "jug",
  aluminium: "can",
};
