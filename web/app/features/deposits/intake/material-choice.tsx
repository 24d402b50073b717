import type { Material } from "@app/contract/materials";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import { drawingOf } from "../../../lib/material-tile.ts";
import { Tile, type TilePair } from "../../../ui/tile.tsx";
import { MaterialLabel } from "../material-label.tsx";

const pairOf: Record<Material, TilePair> = { pet: 1, pehd: 3, aluminium: 7 };

interface MaterialChoiceProps {
  /** Only what the point takes. */
  materials: readonly Material[];
  chosen: Material | null;
  onChoose: (material: Material) => void;
  className?: string;
}

export function MaterialChoice({ materials, chosen, onChoose, className }: MaterialChoiceProps) {
  const t = useTranslations("deposits");
  return (
    <fieldset className={className}>
      <legend className="sr-only">{t("intake.material")}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {materials.map((material) => (
          <label
            key={material}
            className="relative cursor-pointer rounded-medium bg-white pb-1 text-center ring-[1.5px] ring-line has-checked:ring-3 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-blue-600"
          >
            <input
              type="radio"
              name="material"
              checked={material === chosen}
              className="peer sr-only"
              onChange={() => onChoose(material)}
            />
            <Tile
              name={drawingOf[material]}
              pair={pairOf[material]}
              className="aspect-auto h-[clamp(2.375rem,7.4dvh,4.5rem)] rounded-t-m lg:h-28"
            />
            <span className="absolute start-2 top-2 hidden size-5.5 place-items-center rounded-full bg-yellow-400 peer-checked:grid">
              <Check className="size-4 stroke-3" aria-hidden="true" />
            </span>
            <span className="block pt-0.5 text-[0.9375rem] leading-snug font-bold">
              <MaterialLabel material={material} />
            </span>
            <span className="block text-micro leading-snug text-muted [@media(height<44rem)]:hidden">
              {t(`materialHint.${material}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
