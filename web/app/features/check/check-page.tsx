import { readReportNumber } from "@app/contract/report-number";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../lib/page-head.tsx";
import { Answer } from "./answer.tsx";
import { CompareFile } from "./compare-file.tsx";
import { Folds } from "./folds.tsx";
import { NumberForm } from "./number-form.tsx";
import { ReportFiles } from "./report-files.tsx";
import { Root } from "./root.tsx";
import { useCheck } from "./use-check.ts";
import { WithoutUs } from "./without-us.tsx";

interface CheckPageProps {
  subject: string | undefined;
  /** The newest root, until one is checked against. */
  newest: ReactNode;
}

/** A number, what we saw that day, and why nobody can change it later. */
export function CheckPage({ subject, newest }: CheckPageProps) {
  const t = useTranslations("check");
  const [number, setNumber] = useState(subject);
  const { state, retry } = useCheck(number);
  const checked = state.name === "checked" ? state.checked : undefined;
  const root = checked?.proof.root;
  const isReport = number !== undefined && readReportNumber(number) !== undefined;
  const report = state.name === "report" ? state.report : undefined;
  // The answer is no other page, so it needs no network but its own; the address follows all the
  // same, so that it can be kept, sent and printed.
  const ask = (asked: string) => {
    history.replaceState(history.state, "", `/check/${asked}`);
    setNumber(asked);
    if (asked === number) retry();
  };
  return (
    <main id="content" className="wrap pt-4 pb-15 lg:pt-12 lg:pb-24">
      <PageHead
        title={number === undefined ? t("title") : `${number} | ${t("title")}`}
        description={t("description")}
      />
      <section className="on-dark grid gap-x-12 gap-y-9 rounded-large rounded-ee-[72px] bg-blue-900 px-5 pt-8 pb-12 text-white lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:rounded-ee-[120px] lg:px-8 lg:pt-10 lg:pb-14">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-[2.25rem] leading-none tracking-[-0.03em] lg:text-[2.75rem] rtl:leading-[1.3] rtl:tracking-normal">
            {t("headline")}
          </h1>
          <p className="mt-3 mb-6 max-w-[28rem] text-[1.0625rem] text-blue-200">{t("lead")}</p>
          <NumberForm number={number} onAsk={ask} />
          <Answer state={state} onRetry={retry} />
        </div>
        <div className="min-w-0">
          {isReport ? (
            report && <CompareFile key={report.number} report={report} />
          ) : (
            <>
              <Folds checked={checked} />
              {root ? <Root root={root} /> : newest}
            </>
          )}
        </div>
      </section>
      {isReport ? (
        report && <ReportFiles report={report} />
      ) : (
        <WithoutUs subject={number} proof={checked?.proof} />
      )}
    </main>
  );
}
