import type { Report } from "@app/contract/reports";
import { FilePlus2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { CreateDialog } from "./create-dialog.tsx";
import { Failed, ReportsFrame, Skeletons } from "./reports-frame.tsx";
import { ReportRow } from "./report-row.tsx";
import { ReturnColumns } from "./return-columns.tsx";
import { useReports } from "./use-reports.ts";

/** What the brand can show to others: each report with its files and its public page. */
export function ReportsScreen({ account }: { account: ReactNode }) {
  const t = useTranslations("reports");
  const list = useReports();
  const [isCreating, setCreating] = useState(false);
  const { first } = list;
  const isOpen = isCreating && first?.firstDay;
  return (
    <ReportsFrame
      account={account}
      tools={
        first?.canCreate &&
        first.firstDay && (
          <button
            type="button"
            onClick={() => setCreating(true)}
            className="button min-h-13 rounded-[16px] rounded-ee-[34px] bg-blue-600 px-6 py-2.5 text-[1.0625rem] text-white hover:bg-blue-700 max-sm:w-full"
          >
            <FilePlus2 className="size-5 flex-none" aria-hidden="true" />
            {t("create")}
          </button>
        )
      }
    >
      {first ? (
        <>
          <Reports reports={list.reports} hasClaims={first.firstDay !== null} />
          {list.hasMore && (
            <Button
              variant="soft"
              className="mt-5"
              busy={list.busy}
              busyLabel={t("loading")}
              onClick={() => void list.loadMore()}
            >
              {t("more")}
            </Button>
          )}
          <ReturnColumns />
        </>
      ) : list.failed ? (
        <Failed onRetry={list.reload} />
      ) : (
        <Skeletons />
      )}
      {isOpen && (
        <CreateDialog
          firstDay={isOpen}
          lastDay={first.lastDay}
          onClose={() => setCreating(false)}
          onCreated={() => {
            setCreating(false);
            list.reload();
          }}
        />
      )}
    </ReportsFrame>
  );
}

function Reports({ reports, hasClaims }: { reports: readonly Report[]; hasClaims: boolean }) {
  const t = useTranslations("reports");
  if (reports.length === 0) {
    return (
      <Empty tile={{ name: "khatam", pair: 4 }}>{t(hasClaims ? "empty" : "nothingYet")}</Empty>
    );
  }
  return (
    <ul className="grid gap-4">
      {reports.map((report) => (
        <ReportRow key={report.number} report={report} />
      ))}
    </ul>
  );
}
