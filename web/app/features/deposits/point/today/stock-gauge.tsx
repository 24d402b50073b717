import type { PointToday } from "@app/contract/point-day";
import { plasticGrams } from "@app/contract/stock";
import { wholeKilograms } from "@app/contract/weights";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../../i18n/format.tsx";
import { usePercent } from "../../../../i18n/use-percent.ts";
import { isolated } from "../../material-label.tsx";
import { useAmounts } from "../../use-amounts.ts";
import { pointPaths } from "../point-header.tsx";
import { layStock } from "../stock-tiles.ts";
import { StockWall } from "../stock-wall.tsx";

/** How far the heap is from the next van. */
export function StockGauge({ today: { stock, thresholdGrams } }: { today: PointToday }) {
  const t = useTranslations("counter.today");
  const amounts = useAmounts();
  const { whole } = useNumbers();
  const percent = usePercent();
  const grams = plasticGrams(stock);
  const words = t("stockOf", {
    stock: whole(wholeKilograms(grams)),
    threshold: whole(wholeKilograms(thresholdGrams)),
  });
  const full = isolated(percent(grams / thresholdGrams));
  return (
    <section>
      <p className="mb-1.5 flex justify-between gap-4 text-[0.9375rem] leading-relaxed font-semibold">
        <Link to={pointPaths.stock} className="-my-2 flex min-h-11 items-center">
          <h2 className="text-[1em] tracking-normal">{t("stock")}</h2>
        </Link>
        <span className="self-center">{words}</span>
      </p>
      <div
        role="meter"
        aria-label={t("stock")}
        aria-valuemin={0}
        aria-valuemax={thresholdGrams}
        aria-valuenow={Math.min(grams, thresholdGrams)}
        aria-valuetext={words}
      >
        <StockWall isStrip tiles={layStock(stock, thresholdGrams).tiles} className="flex" />
      </div>
      <p className="mt-1.5 text-small text-muted">
        {grams < thresholdGrams
          ? t("stockFull", { percent: full, weight: amounts.wholeWeight(thresholdGrams - grams) })
          : t("stockOver", { percent: full })}
      </p>
    </section>
  );
}
