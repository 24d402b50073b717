import type { BrandLot } from "@app/contract/brand-overview";
import { FileSpreadsheet } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useFile } from "../../lib/use-file.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { BrandPage, Failed } from "./brand-page.tsx";
import { filterOf, type OverviewFilter, presentYear } from "./filter.ts";
import { FilterTools } from "./filter-tools.tsx";
import { MoreButton } from "./more-button.tsx";
import { loadLots, saveLots } from "./overview.api.ts";
import { useBrandWords } from "./use-brand-words.ts";
import { usePages } from "../../lib/use-pages.ts";

const yearsShown = 4;

/** The lots in which the brand has a part, with their weights from hand to hand. */
export function LotsScreen({ account }: { account: ReactNode }) {
  const t = useTranslations("overview.lots");
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const years = Array.from({ length: yearsShown }, (_, back) => presentYear - back);
  return (
    <BrandPage
      title={t("title")}
      account={account}
      tools={<FilterTools filter={filter} years={years} hasMaterial />}
    >
      <Lots key={search.toString()} filter={filter} />
    </BrandPage>
  );
}

function Lots({ filter: { year, wilaya, material } }: { filter: OverviewFilter }) {
  const t = useTranslations("overview.lots");
  const load = useCallback(
    (before: string | undefined) => loadLots({ year, wilaya, material }, before),
    [year, wilaya, material],
  );
  const list = usePages(load);
  const columns = useColumns();
  const rows = list.pages.flatMap(({ lots }) => lots);
  if (list.failed) return <Failed onRetry={list.reload} />;
  return (
    <div className="rounded-large rounded-ee-turn bg-white p-5 lg:p-6">
      {rows.length > 0 && <Sheet filter={{ year, wilaya, material }} />}
      <Table
        caption={t("title")}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={list.isLoading}
        empty={<Empty tile={{ name: "van", pair: 4 }}>{t("empty")}</Empty>}
      />
      <MoreButton {...list} />
    </div>
  );
}

const useColumns = (): Column<BrandLot>[] => {
  const t = useTranslations("overview.lots");
  const words = useBrandWords();
  const weight = (id: string, label: string, pick: (lot: BrandLot) => number) => ({
    id,
    label,
    isNumber: true,
    cell: (lot: BrandLot) => words.exact(pick(lot)),
  });
  return [
    {
      id: "number",
      label: t("number"),
      cell: ({ id, number }) => (
        <Link
          to={`/csr/lots/${id}`}
          className="link inline-flex min-h-11 items-center text-blue-600"
        >
          {words.code(number)}
        </Link>
      ),
    },
    { id: "day", label: t("day"), cell: ({ receivedOn }) => words.day(receivedOn) },
    {
      id: "point",
      label: t("point"),
      cell: ({ point, wilaya }) =>
        point ? words.name(point) : t("somePoint", { wilaya: words.wilaya(wilaya) }),
    },
    weight("given", t("given"), ({ givenGrams }) => givenGrams),
    weight("signed", t("signed"), ({ signedGrams }) => signedGrams),
    weight("received", t("received"), ({ receivedGrams }) => receivedGrams),
    weight("difference", t("difference"), (lot) => lot.receivedGrams - lot.givenGrams),
    weight("own", t("own"), ({ ownGrams }) => ownGrams),
  ];
};

function Sheet({ filter }: { filter: OverviewFilter }) {
  const t = useTranslations("overview.lots");
  const { busy, problem, make } = useFile<"csv">();
  return (
    <div className="mb-3 grid justify-items-start gap-3">
      {problem && <Notice tone="problem">{t("sheetFailed")}</Notice>}
      <Button
        variant="soft"
        size="sm"
        busy={busy === "csv"}
        busyLabel={t("making")}
        onClick={() => void make("csv", () => saveLots(filter))}
      >
        <FileSpreadsheet className="size-5 flex-none" aria-hidden="true" />
        {t("sheet")}
      </Button>
    </div>
  );
}
