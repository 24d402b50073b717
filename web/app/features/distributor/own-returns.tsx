import type { Returns } from "@app/contract/distributor";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { intlLocales } from "../../i18n/locale.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useMass } from "../../lib/mass.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useWilayaName } from "../../lib/use-wilaya-name.ts";
import { Empty } from "../../ui/empty.tsx";
import type { TileDrawing } from "../../ui/tile.tsx";
import { UnitChart } from "../../ui/unit-chart.tsx";
import { loadReturns } from "./distributor.api.ts";
import { NotLoaded, Waiting } from "./not-loaded.tsx";
import { fewerGroups, idOf, monthsBegun, tileGrams, tilesIn } from "./return-columns.ts";

const tiles: readonly TileDrawing[] = [
  { name: "q", pair: 4 },
  { name: "leaf", pair: 7 },
  { name: "dot", pair: 3 },
  { name: "half", pair: 2 },
  { name: "disc", pair: 0 },
];

/** What came back of the brand where this distributor sells, month by month. */
export function OwnReturns() {
  const t = useTranslations("distributor.returns");
  const { data, failed, reload } = useLoaded(loadReturns);
  if (!data) return failed ? <NotLoaded onRetry={reload} /> : <Waiting />;
  const { brandName: brand, year, groups, hasTooFew } = data;
  if (groups.length === 0) {
    return (
      <Empty tile={{ name: "flakes", pair: 4 }}>
        {hasTooFew ? t("tooFew") : t("empty", { brand, year })}
      </Empty>
    );
  }
  return <Chart data={data} />;
}

function Chart({ data }: { data: Returns }) {
  const t = useTranslations("distributor.returns");
  const language = useLanguage();
  const mass = useMass();
  const wilayaName = useWilayaName();
  const groups = fewerGroups(data.groups);
  const tile = tileGrams(groups);
  const [months] = useState(() => monthsBegun(data.year, new Date()));
  const weight = (grams: number): string => {
    const { value, unit } = mass(grams);
    return t(unit, { value });
  };
  const short = new Intl.DateTimeFormat(intlLocales[language].dates, {
    month: "short",
    timeZone: "UTC",
  });
  const sum = groups.flatMap(({ grams }) => grams).reduce((all, one) => all + one, 0);
  return (
    <section className="on-dark grid gap-5 rounded-large rounded-ee-[56px] bg-blue-900 px-5 py-6 text-white lg:rounded-ee-[96px] lg:p-10">
      <div>
        <h2 className="text-h3">{t("heading", { brand: data.brandName, year: data.year })}</h2>
        <p className="mt-2 text-[2.75rem] leading-none font-extrabold text-yellow-400 tabular-nums">
          {weight(sum)}
        </p>
        <p className="mt-2 text-blue-200">{t("lead")}</p>
      </div>
      <UnitChart
        onDark
        label={t("heading", { brand: data.brandName, year: data.year })}
        series={groups.map((group, place) => ({
          id: idOf(group),
          label: group.wilayaCode === null ? t("others") : wilayaName(group.wilayaCode),
          tile: tiles[place % tiles.length] ?? { name: "q", pair: 4 },
        }))}
        columns={Array.from({ length: months }, (_, month) => ({
          id: String(month + 1),
          label: short.format(Date.UTC(data.year, month, 1)),
          done: tilesIn(groups, month, tile),
          value: weight(groups.reduce((all, { grams }) => all + (grams[month] ?? 0), 0)),
        }))}
        labels={{
          unit: t("tile", { weight: weight(tile) }),
          waiting: "",
          planned: "",
          columns: t("month"),
          total: t("total"),
          showTable: t("showTable"),
          showChart: t("showChart"),
        }}
      />
    </section>
  );
}
