import { type Breach, type BreachStep, stepsAfter } from "@app/contract/breaches";
import { AlarmClock, Download } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { useFile } from "../../lib/use-file.ts";
import { useNow } from "../../lib/use-now.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BreachStepDialog } from "./breach-step-dialog.tsx";
import { dueIn } from "./due-in.ts";
import { Moment } from "./moment.tsx";
import { saveBreachSheet } from "./privacy.api.ts";

interface BreachViewProps {
  breach: Breach;
  onChanged: () => Promise<void>;
}

export function BreachView({ breach, onChanged }: BreachViewProps) {
  const t = useTranslations("privacy.breaches");
  return (
    <article className="min-w-0 border-t-2 border-ink pt-4 pb-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-[1.25rem]">
          {t("name")} <Num>{breach.number}</Num>
        </h2>
        <Chip tone={breach.state === "closed" ? "line" : "ink"}>{t(`state.${breach.state}`)}</Chip>
        <NoticeClock breach={breach} />
      </div>
      <p dir="auto" className="mt-2 max-w-[70ch] whitespace-pre-line">
        {breach.what}
      </p>
      <Facts breach={breach} />
      <Events breach={breach} />
      <Steps breach={breach} onChanged={onChanged} />
    </article>
  );
}

/** Five days from when it was found; red once they are over. */
function NoticeClock({ breach }: { breach: Breach }) {
  const { state, notifiedAt, dueAt, isLate } = breach;
  const t = useTranslations("privacy.breaches.clock");
  const language = useLanguage();
  const now = useNow();
  if (now === null || (state === "closed" && !notifiedAt)) return null;
  const when = dueIn(Date.parse(dueAt), now, language);
  const isOver = isLate || (!notifiedAt && Date.parse(dueAt) < now);
  return (
    <Chip
      tone={isOver ? "red" : notifiedAt ? "green" : "yellow"}
      icon={<AlarmClock aria-hidden="true" />}
      className="max-w-full py-1 whitespace-normal"
    >
      {notifiedAt ? t(isOver ? "toldLate" : "told") : t(isOver ? "late" : "due", { when })}
    </Chip>
  );
}

function Facts({ breach }: { breach: Breach }) {
  const t = useTranslations("privacy.breaches");
  const format = useFormatter();
  const count = (value: number | null) => (value === null ? t("unknown") : format.number(value));
  const facts = [
    { name: "foundAt", value: <Moment at={breach.foundAt} /> },
    { name: "groups", value: format.list(breach.groups.map((group) => t(`group.${group}`))) },
    { name: "data", value: format.list(breach.data.map((kind) => t(`kind.${kind}`))) },
    { name: "people", value: count(breach.people) },
    { name: "records", value: count(breach.records) },
  ] as const;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2 xl:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-small text-muted">{t(`field.${name}`)}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Events({ breach: { events } }: { breach: Breach }) {
  const t = useTranslations("privacy.breaches");
  return (
    <ol className="mt-4 grid border-y-[1.5px] border-line">
      {events.map(({ at, state, note }) => (
        <li
          key={state}
          className="grid gap-x-4 gap-y-0.5 border-b-[1.5px] border-line py-2.5 last:border-b-0 sm:grid-cols-[11rem_1fr]"
        >
          <span className="text-small">
            <b className="block text-[0.9375rem]">{t(`state.${state}`)}</b>
            <Moment at={at} />
          </span>
          <span dir="auto" className="min-w-0 break-words whitespace-pre-line">
            {note}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Steps({ breach, onChanged }: BreachViewProps) {
  const t = useTranslations("privacy");
  const isOnline = useOnline();
  const { busy, problem, make } = useFile<"sheet">();
  const [step, setStep] = useState<BreachStep | null>(null);
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {stepsAfter[breach.state].map((next, place) => (
        <Button
          key={next}
          size="sm"
          variant={place === 0 ? "ink" : "soft"}
          aria-disabled={!isOnline}
          onClick={() => isOnline && setStep(next)}
        >
          {t(`breaches.step.${next}`)}
        </Button>
      ))}
      <Button
        size="sm"
        variant="soft"
        busy={busy !== undefined}
        busyLabel={t("saving")}
        onClick={() => void make("sheet", () => saveBreachSheet(breach))}
      >
        <Download className="size-5" aria-hidden="true" />
        {t("breaches.sheet")}
      </Button>
      {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
      {step && (
        <BreachStepDialog {...{ breach, step }} onDone={onChanged} onClose={() => setStep(null)} />
      )}
    </div>
  );
}
