import { dayInAlgeria } from "@app/contract/country-time";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Num, useNumbers } from "../../../i18n/format.tsx";
import { useKept } from "../../../lib/use-kept.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DriverHeader, driverPaths } from "../driver-header.tsx";
import { DriverMain, DriverStrip, Failed, Skeletons } from "../driver-page.tsx";
import { type JobDetails, jobSource, proposeTime, takeJob } from "../transport.api.ts";
import { type SendProblem, useSending } from "../use-sending.ts";
import { useWords } from "../use-words.ts";
import { WindowChoice } from "../window-choice.tsx";
import { useArea } from "./job-card.tsx";
import { JobItems, JobWay } from "./job-facts.tsx";
import { useBlockedBy } from "./use-blocked-by.ts";

interface JobScreenProps {
  id: string;
  actions: ReactNode;
}

/** One job: what it is, with which van, and whether at another time. */
export function JobScreen({ id, actions }: JobScreenProps) {
  const t = useTranslations("transport.jobs");
  const [source] = useState(() => jobSource(id));
  const { data, at, problem, reload } = useKept(source);
  const areaOf = useArea();
  return (
    <div className="flex min-h-dvh flex-col">
      <DriverHeader back="jobs" title={data ? areaOf(data.job) : t("job")} actions={actions} />
      <DriverStrip at={at} problem={problem} />
      <DriverMain>
        {data === null ? (
          <Gone />
        ) : data ? (
          <JobBody details={data} onReload={reload} />
        ) : problem ? (
          <Failed onRetry={reload} />
        ) : (
          <Skeletons />
        )}
      </DriverMain>
    </div>
  );
}

/** Not there any more: another driver took it, or the point no longer needs it. */
function Gone() {
  const t = useTranslations("transport.jobs");
  return (
    <div role="alert">
      <Empty
        tile={{ name: "van", pair: 6 }}
        action={
          <ButtonLink to={driverPaths.jobs} variant="ink">
            {t("others")}
          </ButtonLink>
        }
      >
        {t("problem.job_taken")}
      </Empty>
    </div>
  );
}

function JobBody({ details, onReload }: { details: JobDetails; onReload: () => Promise<void> }) {
  const t = useTranslations("transport.jobs");
  const words = useWords();
  const { whole } = useNumbers();
  const { job } = details;
  const { handovers, within } = job.record;
  return (
    <>
      <section className="grid content-start gap-4 rounded-[18px] rounded-ee-[40px] bg-white p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-[1.625rem] font-extrabold">{words.weight(job.grams)}</span>
          <span className="text-[1.375rem] font-extrabold text-green-700">
            {words.money(job.payCentimes)}
          </span>
        </p>
        <JobItems items={job.items} />
        <JobWay job={job} />
        <p className="text-small text-muted">
          {handovers === 0
            ? t("recordNone")
            : t("record", { within: whole(within), count: handovers, shown: whole(handovers) })}
        </p>
        <p className="text-small text-muted">{t("addressLater")}</p>
      </section>
      <Take details={details} onReload={onReload} />
    </>
  );
}

const firstVan = ({ vans, job }: JobDetails): string =>
  (vans.find(({ freeGrams, blockedBy }) => blockedBy === null && freeGrams >= job.grams) ?? vans[0])
    ?.id ?? "";

function Take({ details, onReload }: { details: JobDetails; onReload: () => Promise<void> }) {
  const t = useTranslations("transport.jobs");
  const words = useWords();
  const blockedBy = useBlockedBy();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [van, setVan] = useState(() => firstVan(details));
  const [isProposing, setProposing] = useState(false);
  const { send, busy, problem } = useSending();
  const { job, vans } = details;
  const now = useNow();

  const accept = async (work: (key: string) => Promise<unknown>, about: string) => {
    if (await send(about, work))
      await navigate(`${driverPaths.route}?day=${dayInAlgeria(job.window.from)}`);
    else await onReload();
  };
  const chosen = vans.find(({ id }) => id === van);
  const why = chosen?.blockedBy ? blockedBy(chosen.blockedBy) : null;
  return (
    <section className="grid content-start gap-4">
      <ChoiceField
        name="van"
        label={t("van")}
        value={van}
        onChange={setVan}
        choices={vans.map(({ id, plate, payloadGrams, freeGrams }) => ({
          value: id,
          label: <Num>{plate}</Num>,
          detail: t("vanHolds", {
            payload: words.weight(payloadGrams),
            free: words.whole(freeGrams),
          }),
        }))}
      />
      {why !== null && <Notice tone="warning">{why}</Notice>}
      <JobProblem problem={problem} />
      <Button
        variant="ink"
        size="lg"
        turned
        full
        busy={busy !== undefined}
        busyLabel={t("accepting")}
        aria-disabled={!isOnline || why !== null}
        onClick={() => {
          if (why === null) void accept((key) => takeJob(job.id, van, key), van);
        }}
      >
        {isOnline ? t("accept") : t("needsNetwork")}
      </Button>
      {isProposing && now !== null ? (
        <WindowChoice
          now={now}
          busy={busy !== undefined}
          action={t("acceptAndPropose")}
          onChoose={(window) =>
            void accept(async (key) => {
              await takeJob(job.id, van, key);
              await proposeTime(job.id, window, crypto.randomUUID());
            }, `${van} ${window.from}`)
          }
        />
      ) : (
        <Button variant="soft" full onClick={() => setProposing(true)}>
          {t("propose")}
        </Button>
      )}
    </section>
  );
}

const known = [
  "job_taken",
  "van_too_small",
  "paper_expired",
  "proposed_already",
  "offline",
] as const;

function JobProblem({ problem }: { problem: SendProblem | undefined }) {
  const t = useTranslations("transport.jobs.problem");
  if (problem === undefined) return null;
  return <Notice tone="problem">{t(known.find((name) => name === problem) ?? "failed")}</Notice>;
}
