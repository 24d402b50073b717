import type { Material } from "@app/contract/materials";
import { binKinds } from "@app/contract/office-packs";
import { drawingOf } from "../../lib/material-tile.ts";
import { Tile, type TilePair } from "../../ui/tile.tsx";

export const materialPairs: Record<Material, TilePair> = { pet: 1, pehd: 2, aluminium: 7 };

/** More would fill a phone; the number beside them says how many there are. */
const mostDrawn = 8;

/** The bins of a floor, each the tile of what goes into it. */
export function BinTiles({ bins, size }: { bins: number; size: string }) {
  return (
    <span className="flex flex-wrap" aria-hidden="true">
      {binKinds(Math.min(bins, mostDrawn)).map((material, place) => (
        <Tile
          key={place}
          name={drawingOf[material]}
          pair={materialPairs[material]}
          className={size}
        />
      ))}
    </span>
  );
}
