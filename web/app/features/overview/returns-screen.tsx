import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useKept } from "../../lib/use-kept.ts";
import { Empty } from "../../ui/empty.tsx";
import { BrandPage, Failed } from "./brand-page.tsx";
import { filterOf, presentYear } from "./filter.ts";
import { FilterTools } from "./filter-tools.tsx";
import { overviewSource } from "./overview.api.ts";
import { WilayaTable } from "./wilaya-table.tsx";

/** Where it came back, wilaya by wilaya. */
export function ReturnsScreen({ account }: { account: ReactNode }) {
  const [search] = useSearchParams();
  const { year } = filterOf(search);
  return <YearOfReturns key={year} year={year} account={account} />;
}

interface YearOfReturnsProps {
  year: number | undefined;
  account: ReactNode;
}

function YearOfReturns({ year, account }: YearOfReturnsProps) {
  const t = useTranslations("overview");
  const source = useMemo(() => overviewSource({ year }), [year]);
  const { data, at, problem, reload } = useKept(source);
  return (
    <BrandPage
      title={t("wilayas.page")}
      account={account}
      at={at}
      problem={problem}
      tools={
        <FilterTools
          filter={{ year }}
          years={data?.years ?? [presentYear]}
          shownYear={data?.year ?? presentYear}
          hasWilaya={false}
        />
      }
    >
      {data ? (
        data.wilayas.length > 0 ? (
          <div className="rounded-large rounded-ee-turn bg-white p-5 lg:p-6">
            <WilayaTable overview={data} />
          </div>
        ) : (
          <Empty tile={{ name: "pin", pair: 4 }}>{t("wilayas.empty")}</Empty>
        )
      ) : (
        problem && <Failed onRetry={reload} />
      )}
    </BrandPage>
  );
}
