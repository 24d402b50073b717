import type { Material } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { drawingOf } from "../../../lib/material-tile.ts";
import { Tile } from "../../../ui/tile.tsx";
import { MaterialLabel, materialPairs } from "../material-label.tsx";
import { useWords } from "../use-words.ts";

/** What the van brings, by material and together. */
export function OnBoard({ items }: { items: readonly { material: Material; grams: number }[] }) {
  const t = useTranslations("transport.deliver");
  const words = useWords();
  const total = items.reduce((all, { grams }) => all + grams, 0);
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-h3">{t("onBoard")}</h2>
      <dl className="rounded-[18px] rounded-ee-[40px] bg-white px-4 py-1">
        {items.map(({ material, grams }) => (
          <div
            key={material}
            className="flex items-center justify-between gap-4 border-b-[1.5px] border-line py-2"
          >
            <dt className="flex items-center gap-2.5 font-bold">
              <Tile
                name={drawingOf[material]}
                pair={materialPairs[material]}
                className="w-9 flex-none rounded-small"
              />
              <MaterialLabel material={material} />
            </dt>
            <dd>{words.exactWeight(grams)}</dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-4 py-2 text-[1.125rem] font-extrabold">
          <dt>{t("total")}</dt>
          <dd data-testid="on-board">{words.exactWeight(total)}</dd>
        </div>
      </dl>
    </section>
  );
}
