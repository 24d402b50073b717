import type { BrandLotDetails } from "@app/contract/brand-overview";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useKept } from "../../lib/use-kept.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { BrandPage, Card, Failed } from "./brand-page.tsx";
import { withFilter } from "./filter.ts";
import { LotRibbon } from "./lot-ribbon.tsx";
import { lotSource } from "./overview.api.ts";
import { useBrandWords } from "./use-brand-words.ts";

interface LotScreenProps {
  id: string;
  account: ReactNode;
}

/** One lot from hand to hand, and what of it is the brand's. */
export function LotScreen({ id, account }: LotScreenProps) {
  const t = useTranslations("overview.lot");
  const words = useBrandWords();
  const source = useMemo(() => lotSource(id), [id]);
  const { data, at, problem, reload } = useKept(source);
  return (
    <BrandPage
      title={data ? t("title", { number: words.code(data.number) }) : t("page")}
      account={account}
      at={at}
      problem={problem}
      tools={
        <ButtonLink to="/csr/lots" variant="soft" size="sm">
          {t("all")}
        </ButtonLink>
      }
    >
      {data === null ? (
        <Empty tile={{ name: "van", pair: 4 }}>{t("gone")}</Empty>
      ) : data ? (
        <Lot lot={data} />
      ) : (
        problem && <Failed onRetry={reload} />
      )}
    </BrandPage>
  );
}

function Lot({ lot }: { lot: BrandLotDetails }) {
  const t = useTranslations("overview.lot");
  const words = useBrandWords();
  return (
    <div className="grid items-start gap-5 @3xl:grid-cols-2">
      <Card title={t("way")}>
        <p className="-mt-1 mb-4 text-small text-muted">
          {t("received", { day: words.day(lot.receivedOn) })}
        </p>
        <LotRibbon lot={lot} />
      </Card>
      <div className="grid gap-5">
        <Card title={t("own", { weight: words.exact(lot.ownGrams) })}>
          <ul>
            {lot.claims.map(({ number, material, grams }) => (
              <li key={number} className="border-t-[1.5px] border-line first:border-t-0">
                <Link
                  to={withFilter("/csr/weighings", { claim: number })}
                  className="flex min-h-11 items-center justify-between gap-4 hover:underline"
                >
                  <span>{words.material(material)}</span>
                  <span className="text-small text-muted">{words.code(number)}</span>
                  <b>{words.exact(grams)}</b>
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink
            to={withFilter("/csr/weighings", { lot: lot.number })}
            variant="soft"
            size="sm"
            className="mt-3"
          >
            {t("weighings")}
          </ButtonLink>
        </Card>
        <Card title={t("byMaterial")}>
          <MaterialTable lot={lot} />
        </Card>
      </div>
    </div>
  );
}

type MaterialRow = BrandLotDetails["materials"][number];

function MaterialTable({ lot: { materials } }: { lot: BrandLotDetails }) {
  const t = useTranslations("overview.lots");
  const words = useBrandWords();
  const weight = (id: string, label: string, pick: (row: MaterialRow) => number) => ({
    id,
    label,
    isNumber: true,
    cell: (row: MaterialRow) => words.exact(pick(row)),
  });
  const columns: Column<MaterialRow>[] = [
    { id: "material", label: t("material"), cell: ({ material }) => words.material(material) },
    weight("given", t("given"), ({ givenGrams }) => givenGrams),
    weight("signed", t("signed"), ({ signedGrams }) => signedGrams),
    weight("received", t("received"), ({ receivedGrams }) => receivedGrams),
  ];
  return (
    <Table
      caption={t("title")}
      isCaptionHidden
      columns={columns}
      rows={materials}
      rowKey={({ material }) => material}
      empty={null}
    />
  );
}
