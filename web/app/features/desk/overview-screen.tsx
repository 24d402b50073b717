import { useTranslations } from "use-intl";
import { DeskFailed, DeskPage } from "../../lib/back-office/desk-page.tsx";
import { useAskedAgain } from "../../lib/use-asked-again.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { loadOverview, type Overview } from "./desk.api.ts";
import { Feed } from "./feed.tsx";
import { Newcomers, Stuck, Tasks, Today } from "./overview-parts.tsx";

/** News of the counter within seconds; nobody has to reload. */
const everyMs = 15_000;

/** The day at a glance. */
export function OverviewScreen() {
  const t = useTranslations("desk.overview");
  const { data, failed, reload, refresh } = useLoaded(loadOverview);
  useAskedAgain(refresh, everyMs);
  if (!data && !failed) return <DeskPage title={t("title")} />;
  return (
    <DeskPage title={t("title")}>
      {data ? <Glance overview={data} /> : <DeskFailed onRetry={reload} />}
    </DeskPage>
  );
}

function Glance({ overview }: { overview: Overview }) {
  return (
    <div className="grid gap-8 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] @4xl:gap-10">
      <div className="grid content-start gap-8">
        <Today overview={overview} />
        <Tasks tasks={overview.tasks} />
        <Stuck stuck={overview.stuck} />
        <Newcomers newcomers={overview.newcomers} />
      </div>
      <Feed deposits={overview.feed} />
    </div>
  );
}
