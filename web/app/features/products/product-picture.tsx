import type { Material } from "@app/contract/materials";
import { pictureAddress } from "@app/contract/pictures";
import { drawingOf } from "../../lib/material-tile.ts";
import { classNames } from "../../ui/class-names.ts";
import { Tile, type TilePair } from "../../ui/tile.tsx";

export const pairOf: Record<Material, TilePair> = { pet: 7, pehd: 3, aluminium: 9 };

interface ProductPictureProps {
  product: { picture: string | null; material: Material };
  className: string;
}

/** Its photo, or the tile of what it is made of. The name stands beside it. */
export function ProductPicture({ product, className }: ProductPictureProps) {
  const look = classNames("rounded-medium rounded-ee-large", className);
  if (!product.picture) {
    return (
      <Tile name={drawingOf[product.material]} pair={pairOf[product.material]} className={look} />
    );
  }
  return (
    <img
      src={pictureAddress(product.picture, 160)}
      alt=""
      loading="lazy"
      className={classNames("aspect-square bg-white object-contain", look)}
    />
  );
}
