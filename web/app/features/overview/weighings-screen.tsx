import { fewestPeople, type WeighingGroup } from "@app/contract/brand-overview";
import { type ReactNode, useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { monthName } from "../../i18n/month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { BrandPage, Failed } from "./brand-page.tsx";
import { MoreButton } from "./more-button.tsx";
import { loadWeighings } from "./overview.api.ts";
import { useBrandWords } from "./use-brand-words.ts";
import { usePages } from "../../lib/use-pages.ts";
import { type AskedWeighings, weighingsOf } from "./weighing-query.ts";

/** What stands behind a number: weighings, in groups of at least five people. */
export function WeighingsScreen({ account }: { account: ReactNode }) {
  const t = useTranslations("overview.weighings");
  const [search] = useSearchParams();
  const asked = search.toString();
  const query = useMemo(() => weighingsOf(new URLSearchParams(asked)), [asked]);
  return (
    <BrandPage title={t("title")} account={account}>
      <p className="mb-4 max-w-[60ch] text-muted">{t("lead", { fewest: String(fewestPeople) })}</p>
      <Asked query={query} />
      <Weighings key={asked} query={query} />
    </BrandPage>
  );
}

/** Which number they stand behind. */
function Asked({
  query: { month, year, wilaya, material, claim, lot },
}: {
  query: AskedWeighings;
}) {
  const t = useTranslations("overview.weighings");
  const words = useBrandWords();
  const language = useLanguage();
  const said = [
    month && monthName(month, language, true),
    year && String(year),
    wilaya && words.wilaya(wilaya),
    material && words.material(material),
    lot && t("lot", { number: words.code(lot) }),
    claim && t("claim", { number: words.code(claim) }),
  ].filter((part) => part !== undefined);
  return (
    <ul className="mb-5 flex flex-wrap gap-2">
      {said.map((part) => (
        <li key={part}>
          <Chip tone="blue">{part}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Weighings({ query }: { query: AskedWeighings }) {
  const t = useTranslations("overview.weighings");
  const words = useBrandWords();
  const load = useCallback((before: string | undefined) => loadWeighings(query, before), [query]);
  const list = usePages(load);
  const columns = useColumns();
  const rows = list.pages.flatMap(({ groups }) => groups);
  const rest = list.pages.reduce((sum, { restGrams }) => sum + restGrams, 0);
  if (list.failed) return <Failed onRetry={list.reload} />;
  return (
    <div className="rounded-large rounded-ee-turn bg-white p-5 lg:p-6">
      {(rows.length > 0 || rest === 0) && (
        <Table
          caption={t("title")}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={(row) => [row.claim, row.from, row.wilaya, row.material, row.grams].join(" ")}
          isLoading={list.isLoading}
          empty={<Empty tile={{ name: "scale", pair: 4 }}>{t("empty")}</Empty>}
        />
      )}
      {rest > 0 && (
        <Notice tone="info" className="mt-4">
          {t("rest", { weight: words.exact(rest), fewest: String(fewestPeople) })}
        </Notice>
      )}
      <MoreButton {...list} />
    </div>
  );
}

const useColumns = (): Column<WeighingGroup>[] => {
  const t = useTranslations("overview.weighings");
  const words = useBrandWords();
  const several = t("several");
  return [
    { id: "days", label: t("days"), cell: ({ from, until }) => words.days(from, until) },
    {
      id: "material",
      label: t("material"),
      cell: ({ material }) => (material ? words.material(material) : several),
    },
    {
      id: "place",
      label: t("place"),
      cell: ({ wilaya, point }) =>
        point ? words.name(point) : wilaya === null ? several : words.wilaya(wilaya),
    },
    { id: "lot", label: t("lotHead"), cell: ({ lot }) => (lot ? words.code(lot) : several) },
    {
      id: "claim",
      label: t("claimHead"),
      cell: ({ claim }) => (claim ? words.code(claim) : several),
    },
    { id: "weights", label: t("weights"), cell: (row) => <Weights row={row} /> },
    { id: "grams", label: t("grams"), isNumber: true, cell: ({ grams }) => words.exact(grams) },
  ];
};

/** The heaviest first: not in the order in which people came. */
function Weights({ row: { weights } }: { row: WeighingGroup }) {
  const t = useTranslations("overview.weighings");
  const words = useBrandWords();
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-blue-600 underline">
        {t("count", { count: weights.length, shown: words.whole(weights.length) })}
      </summary>
      <ul className="grid gap-1 pb-2 text-small tabular-nums">
        {weights.map((grams, place) => (
          <li key={place}>{words.exact(grams)}</li>
        ))}
      </ul>
    </details>
  );
}
