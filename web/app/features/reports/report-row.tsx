import type { Report, ReportFileType } from "@app/contract/reports";
import { BadgeCheck, FileText, type LucideIcon, Sheet, Truck } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Num } from "../../i18n/num.tsx";
import { useLanguage } from "../../i18n/use-language.ts";
import { dateOf } from "../../i18n/when.ts";
import { useFile } from "../../lib/use-file.ts";
import { Button } from "../../ui/button.tsx";
import { Chip, type ChipTone } from "../../ui/chip.tsx";
import { Meter } from "../../ui/meter.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveFile, saveReturn } from "./reports.api.ts";
import { usePeriodWords } from "./use-period-words.ts";

const tones: Record<Report["state"], ChipTone> = {
  waiting: "yellow",
  writing: "yellow",
  ready: "green",
  empty: "line",
};

/** One report: what it is about, how far it is, and what can be taken along. */
export function ReportRow({ report }: { report: Report }) {
  const t = useTranslations("reports");
  const { name, days } = usePeriodWords();
  const { kilograms } = useNumbers();
  const { number, state, grams, claims } = report;
  const title = name(report);
  return (
    <li
      data-state={state}
      data-testid="report"
      className="grid gap-4 rounded-large rounded-ee-turn bg-white p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:p-6"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-[1.375rem] leading-tight rtl:leading-[1.4]">{title}</h2>
          <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
        </div>
        <p className="mt-1 text-muted">
          <Num className="font-bold text-ink">{number}</Num>
          {title !== days(report) && <span className="block">{days(report)}</span>}
        </p>
        {state === "empty" && <p className="mt-2">{t("emptyText")}</p>}
        {state === "ready" && <Frozen report={report} />}
      </div>
      {grams !== null && claims !== null && (
        <p className="lg:text-end">
          <b className="num block text-[1.75rem] leading-tight">
            {t("kilograms", { kg: kilograms(grams) })}
          </b>
          <span className="text-small text-muted">{t("claims", { count: claims })}</span>
        </p>
      )}
      <div className="lg:col-span-2">
        {state === "ready" ? <Files number={number} /> : <Progress report={report} />}
      </div>
    </li>
  );
}

function Frozen({ report: { frozenAt, checksum } }: { report: Report }) {
  const t = useTranslations("reports");
  const language = useLanguage();
  return (
    <p className="mt-2 text-small text-muted">
      {t("frozen", { date: dateOf(Date.parse(frozenAt ?? ""), language) })}{" "}
      <Num className="wrap-anywhere">{checksum?.slice(0, 16)}</Num>
    </p>
  );
}

function Progress({ report: { state, filesMade, filesInAll } }: { report: Report }) {
  const t = useTranslations("reports.progress");
  if (state === "empty") return null;
  const text = state === "waiting" ? t("waiting") : t("writing", { filesMade, filesInAll });
  return (
    <div className="grid gap-2" role="status">
      <p className="font-semibold">{text}</p>
      <Meter label={t("label")} valueText={text} value={filesMade} max={filesInAll} tone="ink" />
    </div>
  );
}

const files = [
  { type: "pdf", Icon: FileText },
  { type: "csv", Icon: Sheet },
  { type: "jsonld", Icon: Truck },
] as const satisfies readonly { type: ReportFileType; Icon: LucideIcon }[];

function Files({ number }: { number: string }) {
  const t = useTranslations("reports.file");
  const { busy, problem, make } = useFile<ReportFileType | "return">();
  return (
    <div className="grid gap-3 border-t-[1.5px] border-line pt-4">
      {problem && <Notice tone="problem">{t(problem)}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        {files.map(({ type, Icon }) => (
          <Button
            key={type}
            variant="soft"
            size="sm"
            busy={busy === type}
            busyLabel={t("saving")}
            aria-label={t("label", { file: t(type), number })}
            onClick={() => void make(type, () => saveFile(number, type))}
          >
            <Icon className="size-5 flex-none" aria-hidden="true" />
            {t(type)}
          </Button>
        ))}
        <Button
          variant="soft"
          size="sm"
          busy={busy === "return"}
          busyLabel={t("saving")}
          aria-label={t("label", { file: t("return"), number })}
          onClick={() => void make("return", () => saveReturn(number))}
        >
          <Sheet className="size-5 flex-none" aria-hidden="true" />
          {t("return")}
        </Button>
        <Link
          to={`/check/${number}`}
          className="link inline-flex min-h-11 items-center gap-2 px-2 text-[0.9375rem]"
        >
          <BadgeCheck className="size-5 flex-none" aria-hidden="true" />
          {t("public")}
        </Link>
      </div>
    </div>
  );
}
