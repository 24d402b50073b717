import type { BrandOverview } from "@app/contract/brand-overview";
import { FileDown } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useKept } from "../../lib/use-kept.ts";
import { BrandPage, Card, Failed } from "./brand-page.tsx";
import { filterOf, type OverviewFilter, presentYear, withFilter } from "./filter.ts";
import { FilterTools } from "./filter-tools.tsx";
import { GoalBlock } from "./goal-block.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { LotRibbon } from "./lot-ribbon.tsx";
import { MaterialsCard } from "./materials-card.tsx";
import { overviewSource } from "./overview.api.ts";
import { useBrandWords } from "./use-brand-words.ts";
import { WilayaTable } from "./wilaya-table.tsx";

interface DashboardScreenProps {
  account: ReactNode;
  /** The ways to the other pages, where there is no rail. */
  places: ReactNode;
}

/** The brand's year: its goal in tiles, four figures, where it came back, and one lot to follow. */
export function DashboardScreen({ account, places }: DashboardScreenProps) {
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const key = `${filter.year ?? ""} ${filter.wilaya ?? ""}`;
  return <FilteredDashboard key={key} {...{ filter, account, places }} />;
}

interface FilteredDashboardProps extends DashboardScreenProps {
  filter: OverviewFilter;
}

function FilteredDashboard({ filter, account, places }: FilteredDashboardProps) {
  const t = useTranslations("overview");
  const { year, wilaya } = filter;
  const source = useMemo(() => overviewSource({ year, wilaya }), [year, wilaya]);
  const { data, at, problem, reload } = useKept(source);
  return (
    <BrandPage
      title={t("title")}
      account={account}
      at={at}
      problem={problem}
      tools={
        <>
          <FilterTools
            filter={filter}
            years={data?.years ?? [presentYear]}
            shownYear={data?.year ?? presentYear}
          />
          <Link
            to="/csr/reports"
            className="button min-h-11 rounded-medium bg-blue-600 px-4.5 py-1.5 text-[0.9375rem] text-white hover:bg-blue-700"
          >
            <FileDown className="size-5 flex-none" aria-hidden="true" />
            {t("report")}
          </Link>
        </>
      }
    >
      {data ? (
        <>
          {problem === "failed" && <Failed onRetry={reload} />}
          <GoalBlock overview={data} wilaya={wilaya} />
          {data.hasFigures && (
            <>
              <KeyFigures overview={data} />
              <Cards overview={data} />
            </>
          )}
          {places}
        </>
      ) : (
        problem && <Failed onRetry={reload} />
      )}
    </BrandPage>
  );
}

const cardLink =
  "link -my-2 inline-flex min-h-11 flex-none items-center text-[0.9375rem] text-blue-600";

function Cards({ overview }: { overview: BrandOverview }) {
  const t = useTranslations("overview");
  const words = useBrandWords();
  const { lot, year } = overview;
  return (
    <div className="grid items-start gap-5 @2xl:grid-cols-2 @min-[56rem]:grid-cols-[1.3fr_1.1fr_1fr]">
      <Card
        title={t("wilayas.title")}
        className="h-full @2xl:col-span-2 @min-[56rem]:col-span-1"
        link={
          <Link to={withFilter("/csr/returns", { year })} className={cardLink}>
            {t("wilayas.all")}
          </Link>
        }
      >
        <WilayaTable overview={overview} most={5} />
      </Card>
      <MaterialsCard overview={overview} />
      {lot && (
        <Card
          title={t("lot.follow")}
          className="h-full"
          link={
            <Link to="/csr/lots" className={cardLink}>
              {t("lot.all")}
            </Link>
          }
        >
          <p className="-mt-2 mb-3.5 text-small text-muted">
            <Link
              to={`/csr/lots/${lot.id}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {t("lot.delivered", {
                number: words.code(lot.number),
                day: words.day(lot.receivedOn),
              })}
            </Link>
          </p>
          <LotRibbon lot={lot} />
        </Card>
      )}
    </div>
  );
}
