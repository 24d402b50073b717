import type { Material } from "@app/contract/materials";
import { useTranslations } from "use-intl";
import { Tile, type TileDrawing } from "../../../ui/tile.tsx";
import { ShortLabel } from "../material-label.tsx";
import { gramsOf } from "../route/route-rules.ts";
import type { Route } from "../transport.api.ts";
import { useWords } from "../use-words.ts";
import { holdWidth, VanDrawing } from "./van-drawing.tsx";
import { freeGrams, segmentsOf } from "./van-load.ts";
import "../transport.css";

const keyTiles: Record<Material, TileDrawing> = {
  pet: { name: "q", pair: 1 },
  pehd: { name: "leaf", pair: 2 },
  aluminium: { name: "dot", pair: 7 },
};

/** The van, what is in it, and what the numbers of the drawing are. */
export function VanLoad({ route }: { route: Route }) {
  const t = useTranslations("transport.today");
  const words = useWords();
  if (!route.van) return null;
  const [next] = route.stops;
  const nextGrams = next?.kind === "pickup" ? gramsOf(next.stop.pickup) : 0;
  const { payloadGrams } = route.van;
  const load = { payloadGrams, onBoard: route.onBoard, nextGrams };
  const loaded = route.onBoard.reduce((all, { grams }) => all + grams, 0);
  const free = words.whole(freeGrams(load));
  const label = t("van", {
    loaded: words.weight(loaded),
    payload: words.weight(payloadGrams),
    free: words.weight(freeGrams(load)),
  });
  return (
    <div className="grid gap-1 pb-4 lg:max-w-[30rem]" data-testid="van">
      <VanDrawing label={label} segments={segmentsOf(load, holdWidth)} free={free} />
      <p className="flex items-baseline justify-between gap-3" aria-hidden="true">
        <span className="num text-[1.875rem] leading-none font-extrabold">
          {words.weight(loaded)}
        </span>
        <span className="font-semibold">
          {t("loadedOf", { payload: words.whole(payloadGrams) })}
        </span>
      </p>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-small font-semibold">
        {route.onBoard.map(({ material, grams }) => (
          <li key={material} className="inline-flex items-center gap-1.5">
            <Tile {...keyTiles[material]} className="w-4 rounded-[4px]" />
            <ShortLabel material={material} /> {words.whole(grams)}
          </li>
        ))}
        {nextGrams > 0 && (
          <li className="inline-flex items-center gap-1.5">
            <span className="to-take" aria-hidden="true" />
            {t("toTake", { kg: words.whole(nextGrams) })}
          </li>
        )}
      </ul>
    </div>
  );
}
