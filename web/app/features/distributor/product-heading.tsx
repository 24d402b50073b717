import type { Material } from "@app/contract/materials";
import { pictureAddress } from "@app/contract/pictures";
import { drawingOf } from "../../lib/material-tile.ts";
import { useWilayaName } from "../../lib/use-wilaya-name.ts";
import { Tile } from "../../ui/tile.tsx";

interface ProductHeadingProps {
  id: string;
  line: { productName: string; material: Material; picture: string | null; wilayaCode: number };
}

const look = "w-14 flex-none rounded-medium rounded-ee-large";

/** Which product, and where. */
export function ProductHeading({ id, line }: ProductHeadingProps) {
  const wilayaName = useWilayaName();
  return (
    <div className="flex items-center gap-3.5">
      {line.picture ? (
        <img
          src={pictureAddress(line.picture, 160)}
          alt=""
          loading="lazy"
          className={`aspect-square bg-white object-contain ${look}`}
        />
      ) : (
        <Tile name={drawingOf[line.material]} pair={7} className={look} />
      )}
      <h3 id={id} className="min-w-0 text-[1.125rem] leading-snug">
        <bdi className="block">{line.productName}</bdi>
        <span className="block text-[1rem] font-semibold text-muted">
          {wilayaName(line.wilayaCode)}
        </span>
      </h3>
    </div>
  );
}
