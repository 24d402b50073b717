import { gramsOf, type Product } from "@app/contract/products";
import { Plus, Truck } from "lucide-react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { useMass } from "../../lib/mass.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfflineStrip } from "../../ui/offline-strip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Wall } from "../../ui/wall.tsx";
import { productPath, ProductRow } from "./product-row.tsx";
import { loadProducts } from "./products.api.ts";
import { marketWall } from "./market-wall.ts";

/** What the brand sells, and the tonnes of packaging that makes. */
export function ProductsScreen() {
  const t = useTranslations("products");
  const { data, failed, reload } = useLoaded(loadProducts);
  const isOnline = useOnline();
  return (
    <div className="grid gap-6">
      {!isOnline && <OfflineStrip>{t("offline")}</OfflineStrip>}
      {failed && (
        <Notice
          tone="problem"
          title={t("notLoaded")}
          action={
            <Button variant="soft" size="sm" onClick={reload}>
              {t("tryAgain")}
            </Button>
          }
        />
      )}
      {!data && !failed && <ProductsWaiting />}
      {data?.products.length === 0 && <NoProducts mayEdit={data.mayEdit} />}
      {data && data.products.length > 0 && <Products {...data} />}
    </div>
  );
}

export function ProductsWaiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-44 rounded-ee-turn" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

function NoProducts({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations("products");
  return (
    <Empty
      tile={{ name: "bottle", pair: 7 }}
      className="pt-4"
      action={
        mayEdit && (
          <ButtonLink to={productPath()} turned>
            <Plus className="size-5" aria-hidden="true" />
            {t("addFirst")}
          </ButtonLink>
        )
      }
    >
      {t("empty")}
    </Empty>
  );
}

interface ProductsProps {
  products: readonly Product[];
  mayEdit: boolean;
}

function Products({ products, mayEdit }: ProductsProps) {
  const t = useTranslations("products");
  const sold = products.filter(({ isArchived }) => !isArchived);
  const archived = products.filter(({ isArchived }) => isArchived);
  return (
    <>
      <Market sold={sold} />
      <div className="flex flex-wrap gap-3">
        {mayEdit && (
          <ButtonLink to={productPath()} variant="ink" turned>
            <Plus className="size-5" aria-hidden="true" />
            {t("add")}
          </ButtonLink>
        )}
        <ButtonLink to="/csr/setup/distribution" variant="ghost">
          <Truck className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          {t("distribution")}
        </ButtonLink>
      </div>
      {sold.length > 0 && <List heading={t("sold")} products={sold} />}
      {archived.length > 0 && <List heading={t("archived")} products={archived} />}
    </>
  );
}

/** All of it together, in the blue of the brands. */
function Market({ sold }: { sold: readonly Product[] }) {
  const t = useTranslations("products");
  const { whole } = useNumbers();
  const grams = sold.reduce(
    (sum, { unitsPerYear, emptyMilligrams }) => sum + gramsOf(unitsPerYear, emptyMilligrams),
    0,
  );
  const units = sold.reduce((sum, { unitsPerYear }) => sum + unitsPerYear, 0);
  const mass = useMass()(grams);
  return (
    <section className="on-dark relative overflow-hidden rounded-large rounded-ee-[56px] bg-blue-900 px-5 py-6 text-white lg:rounded-ee-[96px] lg:p-10">
      <h2 className="text-[1.0625rem] font-bold lg:text-[1.25rem]">{t("market")}</h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-yellow-400">
        <b className="text-[3.5rem] leading-none font-extrabold tabular-nums lg:text-[5rem]">
          {mass.value}
        </b>
        <span className="text-[1.5rem] font-bold">{t(`unit.${mass.unit}`)}</span>
      </p>
      <p className="mt-3 max-w-[44ch] text-blue-200">
        {t("marketUnits", { count: sold.length, units: whole(units) })}
      </p>
      <Wall tiles={marketWall} className="absolute end-24 top-0 w-60 grid-cols-3 max-lg:hidden" />
    </section>
  );
}

function List({ heading, products }: { heading: string; products: readonly Product[] }) {
  return (
    <section className="mt-2">
      <h2 className="mb-3 text-h3">{heading}</h2>
      <ul className="border-b-2 border-ink">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}
