import { materialLabels } from "@app/contract/materials";
import { gramsOf, type Product } from "@app/contract/products";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { formatTenths, Num, useNumbers } from "../../i18n/format.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useMass } from "../../lib/mass.ts";
import { Meter } from "../../ui/meter.tsx";
import { ProductPicture } from "./product-picture.tsx";

export const productPath = (id?: string): string =>
  id ? `/csr/setup/product?id=${id}` : "/csr/setup/product";

/** The spec's label, or the word for what has none. */
export const useMaterialName = () => {
  const t = useTranslations("products");
  return (material: Product["material"]): string =>
    material === "aluminium" ? t("aluminium") : materialLabels[material];
};

export function ProductRow({ product }: { product: Product }) {
  const t = useTranslations("products");
  const language = useLanguage();
  const { whole } = useNumbers();
  const materialName = useMaterialName();
  const mass = useMass()(gramsOf(product.unitsPerYear, product.emptyMilligrams));
  const facts = [
    t("liters", { volume: formatTenths(product.volumeMl / 1000, language) }),
    t("grams", { weight: formatTenths(product.emptyMilligrams / 1000, language) }),
  ];
  const placed = t("placed", {
    placed: whole(product.placedUnits),
    units: whole(product.unitsPerYear),
  });
  return (
    <li className="border-t-2 border-ink">
      <Link
        to={productPath(product.id)}
        className="grid grid-cols-[4.5rem_1fr] items-start gap-x-4 gap-y-2 py-4 hover:bg-white sm:grid-cols-[5.5rem_1fr_auto] sm:px-3"
      >
        <ProductPicture product={product} className="w-full" />
        <span className="grid min-w-0 gap-1">
          <span className="text-[1.1875rem] leading-snug font-bold" dir="auto">
            {product.name}
          </span>
          <span className="flex flex-wrap gap-x-3 text-small text-muted">
            <Num>{materialName(product.material)}</Num>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <Num>{product.barcode}</Num>
          </span>
          {!product.isArchived && (
            <span className="mt-1 grid gap-1.5">
              <Meter
                label={t("placedLabel")}
                valueText={placed}
                value={Math.min(product.placedUnits, product.unitsPerYear)}
                max={product.unitsPerYear}
              />
              <span className="text-small text-muted">
                {product.placedUnits > 0 ? placed : t("unplaced")}
              </span>
            </span>
          )}
        </span>
        <span className="col-start-2 flex items-baseline gap-1.5 sm:col-start-3 sm:ps-6">
          <b className="text-[1.75rem] leading-none font-extrabold tabular-nums">{mass.value}</b>
          <span className="text-small font-semibold">{t(`unit.${mass.unit}`)}</span>
        </span>
      </Link>
    </li>
  );
}
