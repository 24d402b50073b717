import type { BrandOverview } from "@app/contract/brand-overview";
import type { Material } from "@app/contract/materials";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Num } from "../../i18n/format.tsx";
import { usePercent } from "../../i18n/use-percent.ts";
import { Meter } from "../../ui/meter.tsx";
import { Tile, type TileDrawing } from "../../ui/tile.tsx";
import { Card } from "./brand-page.tsx";
import { withFilter } from "./filter.ts";
import { useBrandWords } from "./use-brand-words.ts";

const things: Record<Material, TileDrawing> = {
  pet: { name: "bottle", pair: 7 },
  pehd: { name: "jug", pair: 3 },
  aluminium: { name: "can", pair: 4 },
};

/**
 * What came back of what was put on the market. By material: until bottles are told apart at the
 * scale, two products of one material have the same share.
 */
export function MaterialsCard({ overview: { materials, year } }: { overview: BrandOverview }) {
  const t = useTranslations("overview.products");
  return (
    <Card
      title={t("title")}
      className="h-full"
      link={
        <Link
          to="/csr/setup/my-products"
          className="link -my-2 inline-flex min-h-11 flex-none items-center text-[0.9375rem] text-blue-600"
        >
          {t("all")}
        </Link>
      }
    >
      {materials.length === 0 ? (
        <p className="text-muted">{t("empty")}</p>
      ) : (
        <ul>
          {materials.map((row) => (
            <MaterialRow key={row.material} row={row} year={year} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface MaterialRowProps {
  row: BrandOverview["materials"][number];
  year: number;
}

function MaterialRow({ row: { material, grams, marketGrams }, year }: MaterialRowProps) {
  const t = useTranslations("overview.products");
  const words = useBrandWords();
  const percent = usePercent();
  const shares = { part: words.weight(grams), whole: words.weight(marketGrams) };
  return (
    <li className="grid grid-cols-[3.375rem_minmax(0,1fr)_auto] items-center gap-3.5 border-t-[1.5px] border-line py-2.5 first:border-t-0 first:pt-0">
      <Tile {...things[material]} className="rounded-[10px] rounded-ee-[20px]" />
      <div>
        <p className="leading-tight font-bold">
          <Link
            to={withFilter("/csr/weighings", { year, material })}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {words.material(material)}
          </Link>
        </p>
        <p className="-mt-2 text-small text-muted">
          {t(marketGrams > 0 ? "share" : "unknown", shares)}
        </p>
        {marketGrams > 0 && (
          <Meter
            label={words.material(material)}
            valueText={t("share", shares)}
            value={grams}
            max={marketGrams}
            className="mt-1.5 h-2 rounded-none"
          />
        )}
      </div>
      {marketGrams > 0 && (
        <p className="num text-[1.5rem]">
          <Num>{percent(grams / marketGrams)}</Num>
        </p>
      )}
    </li>
  );
}
