import type { BrandOverview } from "@app/contract/brand-overview";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Bar } from "./bar.tsx";
import { withFilter } from "./filter.ts";
import { useBrandWords } from "./use-brand-words.ts";

interface WilayaTableProps {
  overview: BrandOverview;
  /** The others are added up in a last row. */
  most?: number;
}

/** Where it comes back: a bar for each wilaya, the longest first, each leading to its weighings. */
export function WilayaTable({
  overview: { wilayas, year },
  most = wilayas.length,
}: WilayaTableProps) {
  const t = useTranslations("overview.wilayas");
  const words = useBrandWords();
  const named = wilayas.length > most + 1 ? wilayas.slice(0, most) : wilayas;
  const others = wilayas.slice(named.length);
  const max = wilayas[0]?.grams ?? 0;
  const sum = (pick: (row: (typeof wilayas)[number]) => number): number =>
    others.reduce((total, row) => total + pick(row), 0);
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{t("title")}</caption>
      <thead className="text-micro text-muted">
        <tr>
          <th scope="col" colSpan={2} className="pb-2 text-start font-semibold">
            {t("wilaya")}
          </th>
          <th scope="col" className="pb-2 text-end font-semibold">
            {t("grams")}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-semibold">
            {t("points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ code, grams, points }) => (
          <Row key={code} grams={grams} max={max} points={points}>
            <Link
              to={withFilter("/csr/weighings", { year, wilaya: code })}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {words.wilaya(code)}
            </Link>
          </Row>
        ))}
        {others.length > 0 && (
          <Row grams={sum(({ grams }) => grams)} max={max} points={sum(({ points }) => points)}>
            <Link
              to={withFilter("/csr/returns", { year })}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {t("others", { count: others.length, shown: words.whole(others.length) })}
            </Link>
          </Row>
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  grams: number;
  max: number;
  points: number;
  children: ReactNode;
}

function Row({ grams, max, points, children }: RowProps) {
  const words = useBrandWords();
  return (
    <tr className="border-t-[1.5px] border-line">
      <th scope="row" className="text-start font-semibold">
        {children}
      </th>
      <td className="w-[34%] px-3">
        <Bar value={grams} max={max} />
      </td>
      <td className="text-end font-semibold whitespace-nowrap tabular-nums">
        {words.weight(grams)}
      </td>
      <td className="ps-3 text-end text-muted tabular-nums">{words.whole(points)}</td>
    </tr>
  );
}
