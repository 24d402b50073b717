import type { Material } from "@app/contract/materials";
import type { TilePair } from "../../../ui/tile.tsx";

/** The ground a material stands on, wherever a point sees it. */
export const pairOf: Record<Material, TilePair> = { pet: 1, pehd: 3, aluminium: 7 };
