import { materials } from "@app/contract/materials";
import { LocateFixed } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../../i18n/format.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { dayNameOf } from "../../../i18n/when.ts";
import { useAskedAgain } from "../../../lib/use-asked-again.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { usePosition } from "../../../lib/use-position.ts";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DriverHeader } from "../driver-header.tsx";
import { DriverStrip, Failed, Skeletons } from "../driver-page.tsx";
import { useVanOutbox } from "../outbox/use-van-outbox.ts";
import { type Jobs, jobsSource } from "../transport.api.ts";
import { useWords } from "../use-words.ts";
import { JobCard } from "./job-card.tsx";
import { daysOf, type JobFilters, matching, noFilters, weightSteps } from "./job-filters.ts";
import { useBlockedBy } from "./use-blocked-by.ts";

const freshMs = 60_000;

/** Pick-ups that fit the driver's areas and vans. */
export function JobsScreen({ actions }: { actions: ReactNode }) {
  const t = useTranslations("transport.jobs");
  const { position, state, ask } = usePosition();
  const source = useMemo(() => jobsSource(position), [position]);
  const { data, at, problem, reload } = useKept(source);
  const outbox = useVanOutbox();
  useAskedAgain(reload, freshMs);
  return (
    <div className="flex min-h-dvh flex-col">
      <DriverHeader here="jobs" title={t("title")} actions={actions} />
      <DriverStrip at={at} problem={problem} outbox={outbox} />
      <main id="content" className="wrap grid flex-1 content-start gap-5 pt-4 pb-10">
        {data && (
          <JobList
            data={data}
            nearMe={
              <Button
                variant="soft"
                size="sm"
                busy={state === "asking"}
                aria-pressed={state === "found"}
                onClick={ask}
              >
                <LocateFixed className="size-5" aria-hidden="true" />
                {t("nearMe")}
              </Button>
            }
          />
        )}
        {state === "refused" && <Notice tone="info">{t("noPosition")}</Notice>}
        {!data && (problem ? <Failed onRetry={reload} /> : <Skeletons />)}
      </main>
    </div>
  );
}

function JobList({ data, nearMe }: { data: Jobs; nearMe: ReactNode }) {
  const t = useTranslations("transport.jobs");
  const { whole } = useNumbers();
  const [filters, setFilters] = useState(noFilters);
  const blockedBy = useBlockedBy();
  const jobs = matching(data.jobs, filters);
  if (data.jobs.length === 0) {
    return <Empty tile={{ name: "van", pair: 6 }}>{t("empty")}</Empty>;
  }
  return (
    <>
      {data.blockedBy !== null && <Notice tone="warning">{blockedBy(data.blockedBy)}</Notice>}
      <Filters jobs={data} filters={filters} onChange={setFilters} nearMe={nearMe} />
      <p role="status" className="font-semibold">
        {t("count", { count: jobs.length, shown: whole(jobs.length) })}
      </p>
      {jobs.length === 0 ? (
        <Button variant="soft" className="justify-self-start" onClick={() => setFilters(noFilters)}>
          {t("showAll")}
        </Button>
      ) : (
        <ul className="grid content-start gap-4 lg:grid-cols-2">
          {jobs.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              closedBecause={data.blockedBy === null ? null : t("blockedShort")}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface FiltersProps {
  jobs: Jobs;
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  nearMe: ReactNode;
}

const selectLook =
  "min-h-11 min-w-0 rounded-medium border-2 border-line bg-white px-2.5 text-[0.9375rem] font-semibold";

function Filters({ jobs, filters, onChange, nearMe }: FiltersProps) {
  const t = useTranslations("transport.jobs");
  const words = useWords();
  const language = useLanguage();
  return (
    <div role="group" aria-label={t("filters")} className="flex flex-wrap gap-2">
      <select
        aria-label={t("material")}
        className={selectLook}
        value={filters.material ?? ""}
        onChange={({ target }) =>
          onChange({ ...filters, material: materials.find((one) => one === target.value) ?? null })
        }
      >
        <option value="">{t("anyMaterial")}</option>
        {materials.map((material) => (
          <option key={material} value={material}>
            {words.material(material)}
          </option>
        ))}
      </select>
      <select
        aria-label={t("weight")}
        className={selectLook}
        value={filters.minGrams}
        onChange={({ target }) => onChange({ ...filters, minGrams: Number(target.value) })}
      >
        {weightSteps.map((grams) => (
          <option key={grams} value={grams}>
            {grams === 0 ? t("anyWeight") : t("from", { weight: words.weight(grams) })}
          </option>
        ))}
      </select>
      <select
        aria-label={t("day")}
        className={selectLook}
        value={filters.day ?? ""}
        onChange={({ target }) => onChange({ ...filters, day: target.value || null })}
      >
        <option value="">{t("anyDay")}</option>
        {daysOf(jobs.jobs).map((day) => (
          <option key={day} value={day}>
            {dayNameOf(day, language)}
          </option>
        ))}
      </select>
      {nearMe}
    </div>
  );
}
