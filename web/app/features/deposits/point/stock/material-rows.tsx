import { storageOf } from "@app/contract/stock";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { dateOf } from "../../../../i18n/when.ts";
import { drawingOf } from "../../../../lib/material-tile.ts";
import { Tile } from "../../../../ui/tile.tsx";
import { MaterialLabel } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { pairOf } from "../material-pairs.ts";
import type { Stock } from "../point.api.ts";

export function MaterialRows({ stock }: { stock: Stock }) {
  const t = useTranslations("counter");
  const { whole } = useNumbers();
  const bags = (count: number): string => t("bags", { count, shown: whole(count) });
  const all = stock.stock.reduce((sum, { deposits }) => sum + deposits, 0);
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{t("stock.byMaterial")}</h2>
        <p className="text-small text-muted">{bags(all)}</p>
      </div>
      <ul className="border-b-[1.5px] border-line">
        {stock.stock.map(({ material, stockGrams, deposits }) => (
          <li
            key={material}
            className="grid min-h-16 grid-cols-[3rem_1fr_auto] items-center gap-3.5 border-t-[1.5px] border-line py-1.5"
          >
            <Tile
              name={drawingOf[material]}
              pair={pairOf[material]}
              className="w-12 rounded-[10px] rounded-ee-[20px]"
            />
            <p className="min-w-0 leading-tight">
              <b className="block text-[1.0625rem]">
                <MaterialLabel material={material} />
              </b>
              <span className="text-small text-muted">
                {material === "aluminium"
                  ? t("stock.apart", { bags: bags(deposits) })
                  : bags(deposits)}
              </span>
            </p>
            <Weight grams={stockGrams} />
          </li>
        ))}
      </ul>
      <Storage stock={stock} />
    </section>
  );
}

function Weight({ grams }: { grams: number }) {
  const { kilograms } = useNumbers();
  const { kilogramUnit } = useAmounts();
  return (
    <p className="flex items-baseline gap-1">
      <Num className="num text-[1.5625rem] tracking-[-0.02em]">{kilograms(grams)}</Num>
      <span className="text-[0.9375rem] font-extrabold">{kilogramUnit}</span>
    </p>
  );
}

/** How much room there is, and when somebody last looked. */
function Storage({ stock: { squareMeters, lastInventory } }: { stock: Stock }) {
  const t = useTranslations("counter.stock");
  const amounts = useAmounts();
  const language = useLanguage();
  const date = lastInventory && dateOf(Date.parse(lastInventory.at), language);
  return (
    <p className="mt-3 text-small text-muted">
      {squareMeters !== null &&
        t("space", { squareMeters, weight: amounts.wholeWeight(storageOf(squareMeters)) })}
      {lastInventory && date && (
        <span className="block">
          {lastInventory.grams === 0
            ? t("inventoryExact", { date })
            : t("inventory", { date, weight: amounts.weight(Math.abs(lastInventory.grams)) })}
        </span>
      )}
    </p>
  );
}
