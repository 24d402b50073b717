import type { Job } from "@app/contract/transport-jobs";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { jobPath } from "../driver-header.tsx";
import { useWords } from "../use-words.ts";
import { JobItems, JobWay } from "./job-facts.tsx";

/** An area has a French and an Arabic name. */
export const useArea = () => {
  const language = useLanguage();
  return ({ commune }: Job): string => (language === "ar" ? commune.ar : commune.fr);
};

interface JobCardProps {
  job: Job;
  /** Why it cannot be taken now, in words. */
  closedBecause: string | null;
}

export function JobCard({ job, closedBecause }: JobCardProps) {
  const t = useTranslations("transport.jobs");
  const words = useWords();
  const isOnline = useOnline();
  const areaOf = useArea();
  return (
    <li className="grid gap-3 rounded-[18px] rounded-ee-[40px] bg-white p-4" data-testid="job">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{areaOf(job)}</h2>
        <p className="text-[1.25rem] font-extrabold text-green-700">
          {words.money(job.payCentimes)}
        </p>
      </div>
      <p className="-mt-2 text-[1.125rem] font-bold">{words.weight(job.grams)}</p>
      <JobItems items={job.items} />
      <JobWay job={job} />
      {isOnline && closedBecause === null ? (
        <ButtonLink to={jobPath(job.id)} variant="ink" full>
          {t("look")}
        </ButtonLink>
      ) : (
        <p className="button min-h-13 rounded-medium bg-key px-6 text-muted">
          {closedBecause ?? t("needsNetwork")}
        </p>
      )}
    </li>
  );
}
