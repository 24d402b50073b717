import type { NextVan, PointToday } from "@app/contract/point-day";
import { plasticGrams } from "@app/contract/stock";
import { wholeKilograms } from "@app/contract/weights";
import { Truck } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../../i18n/format.tsx";
import { leftToRight } from "../../../../i18n/in-own-order.ts";
import { usePercent } from "../../../../i18n/use-percent.ts";
import { useLimits } from "../../../../lib/use-limits.ts";
import { useAmounts } from "../../use-amounts.ts";
import { useVanWords } from "../pickups/use-van-words.ts";
import { useWindowText } from "../pickups/window-text.tsx";
import { pointPaths } from "../point-header.tsx";
import { layStock } from "../stock-tiles.ts";
import { StockWall } from "../stock-wall.tsx";

/** How far the heap is from the next van. */
export function StockGauge({ today: { stock, thresholdGrams, van } }: { today: PointToday }) {
  const t = useTranslations("counter.today");
  const amounts = useAmounts();
  const { whole } = useNumbers();
  const percent = usePercent();
  const grams = plasticGrams(stock);
  const { almost_full_percent: almostFull } = useLimits();
  const words = t("stockOf", {
    stock: whole(wholeKilograms(grams)),
    threshold: whole(wholeKilograms(thresholdGrams)),
  });
  const full = leftToRight(percent(grams / thresholdGrams));
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
      {van ? (
        <ComingVan van={van} />
      ) : (
        grams * 100 >= thresholdGrams * almostFull && (
          <Link to={pointPaths.stock} className="link inline-block min-h-11 content-center">
            {t("askForVan")}
          </Link>
        )
      )}
    </section>
  );
}

function ComingVan({ van }: { van: NextVan }) {
  const wordsOf = useVanWords();
  const textOf = useWindowText();
  return (
    <Link
      to={pointPaths.pickups}
      className="-mb-1 flex min-h-11 items-center gap-2 text-[0.9375rem] leading-snug"
    >
      <Truck className="size-5 flex-none rtl:-scale-x-100" aria-hidden="true" />
      <span>
        <b>{wordsOf(van.state, van.driver)}</b>{" "}
        <span className="text-muted">{textOf(van.window)}</span>
      </span>
    </Link>
  );
}
