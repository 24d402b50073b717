import { fewestForVan, plasticGrams } from "@app/contract/stock";
import { Truck } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../../../ui/button.tsx";
import { useAmounts } from "../../use-amounts.ts";
import type { Stock } from "../point.api.ts";

/** A van is worth its way from some weight on. */
export function VanCall({ stock: { stock } }: { stock: Stock }) {
  const t = useTranslations("counter.stock");
  const amounts = useAmounts();
  const grams = plasticGrams(stock);
  if (grams < fewestForVan) {
    return (
      <p className="rounded-medium bg-white px-4 py-3 text-small">
        {t("vanLater", {
          weight: amounts.wholeWeight(fewestForVan),
          missing: amounts.weight(fewestForVan - grams),
        })}
      </p>
    );
  }
  return (
    <ButtonLink
      to="/collection-point/pickups"
      variant="ink"
      full
      turned
      size="lg"
      className="justify-between"
    >
      {t("van")}
      <Truck className="size-6 rtl:-scale-x-100" aria-hidden="true" />
    </ButtonLink>
  );
}
