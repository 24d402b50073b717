import { plasticGrams } from "@app/contract/stock";
import { wholeKilograms } from "@app/contract/weights";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../../i18n/format.tsx";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { usePercent } from "../../../../i18n/use-percent.ts";
import { useAmounts } from "../../use-amounts.ts";
import type { Stock } from "../point.api.ts";
import { layStock } from "../stock-tiles.ts";
import { StockWall } from "../stock-wall.tsx";

/** One number, and the heap as tiles up to the threshold. */
export function StockFigures({ stock: { stock, thresholdGrams } }: { stock: Stock }) {
  const t = useTranslations("counter.stock");
  const amounts = useAmounts();
  const { whole } = useNumbers();
  const percent = usePercent();
  const grams = plasticGrams(stock);
  const { unit, tiles } = layStock(stock, thresholdGrams);
  return (
    <div className="lg:grid lg:grid-cols-2 lg:items-end lg:gap-16">
      <div className="flex items-end justify-between gap-x-4">
        <p className="flex items-baseline gap-1.5" data-testid="stock-total">
          <Num className="num -ms-0.5 text-[clamp(3.25rem,20vw,5.125rem)] lg:text-[6.5rem]">
            {whole(wholeKilograms(grams))}
          </Num>
          <span className="text-[1.625rem] font-extrabold">{amounts.kilogramUnit}</span>
        </p>
        <p className="min-w-0 max-w-[16ch] pb-2 text-end text-[0.90625rem] leading-snug font-semibold">
          {t("ofThreshold", {
            percent: leftToRight(percent(grams / thresholdGrams)),
            weight: amounts.wholeWeight(thresholdGrams),
          })}
        </p>
      </div>
      <div className="mt-2">
        <StockWall tiles={tiles} className="grid grid-cols-10" />
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-small leading-snug font-semibold">
          <span>{t("tile", { weight: amounts.wholeWeight(unit) })}</span>
          <span>
            {grams < thresholdGrams
              ? t("room", { weight: amounts.wholeWeight(thresholdGrams - grams) })
              : t("over")}
          </span>
        </p>
      </div>
    </div>
  );
}
