import { useTranslations } from "use-intl";
import { useLoaded } from "../../lib/use-loaded.ts";
import { useOnline } from "../../lib/use-online.ts";
import { BadgeLink } from "./badge-link.tsx";
import { loadFile } from "./driver.api.ts";
import { StateChip } from "./driver-frame.tsx";
import { ExpiredPapers } from "./expired-papers.tsx";
import { FileState } from "./file-state.tsx";
import { FileSummary } from "./file-summary.tsx";
import { Failed } from "./loading.tsx";

/** What stands on a driver's day beside the driving: the papers that allow it, and the badge. */
export function TodayFile() {
  const t = useTranslations("driver");
  const isOnline = useOnline();
  const { data: file, failed, reload } = useLoaded(loadFile);
  if (!file) {
    return (
      <div className="grid content-start gap-5">
        <BadgeLink />
        {failed && isOnline && <Failed onRetry={reload} />}
      </div>
    );
  }
  return (
    <>
      <div className="grid content-start gap-5 lg:gap-8">
        {file.state !== "approved" && <FileState {...file} />}
        <ExpiredPapers file={file} />
        <BadgeLink />
      </div>
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-h3">{t("file.title")}</h2>
          <StateChip state={file.state} />
        </div>
        <FileSummary file={file} />
      </section>
    </>
  );
}
