import type { ReportPeriod } from "@app/contract/reports";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Preview } from "./reports.api.ts";
import { areGoodDays, type PeriodKind, periodKinds, periodsOf } from "./periods.ts";
import { useCreate, usePreview } from "./use-create.ts";
import { usePeriodWords } from "./use-period-words.ts";

interface CreateDialogProps {
  firstDay: string;
  lastDay: string;
  onClose: () => void;
  onCreated: () => void;
}

/** Which days, what they hold, and that it cannot be taken back. */
export function CreateDialog({ firstDay, lastDay, onClose, onCreated }: CreateDialogProps) {
  const t = useTranslations("reports.form");
  const [kind, setKind] = useState<PeriodKind>("year");
  const [period, setPeriod] = useState<ReportPeriod | null>(
    () => periodsOf("year", firstDay, lastDay)[0] ?? null,
  );
  const preview = usePreview(period);
  const { busy, problem, create } = useCreate(onCreated);
  const canCreate = period !== null && preview !== undefined && preview?.claims !== 0;
  const chooseKind = (next: PeriodKind) => {
    setKind(next);
    setPeriod(next === "days" ? null : (periodsOf(next, firstDay, lastDay)[0] ?? null));
  };
  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="ink"
            size="lg"
            full
            turned
            busy={busy}
            busyLabel={t("sending")}
            aria-disabled={!canCreate}
            onClick={() => {
              if (canCreate) void create(period);
            }}
          >
            {t("send")}
          </Button>
          <Button variant="soft" full onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <KindChoice kind={kind} onChoose={chooseKind} />
        {kind === "days" ? (
          <Days firstDay={firstDay} lastDay={lastDay} onChoose={setPeriod} />
        ) : (
          <PeriodChoice key={kind} {...{ kind, firstDay, lastDay }} onChoose={setPeriod} />
        )}
        {period && <Held preview={preview} />}
        <p className="text-small text-muted">{t("once")}</p>
        {problem && <Notice tone="problem">{t(`problem.${problem}`)}</Notice>}
      </div>
    </Dialog>
  );
}

interface KindChoiceProps {
  kind: PeriodKind;
  onChoose: (kind: PeriodKind) => void;
}

function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const t = useTranslations("reports.form");
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{t("period")}</legend>
      <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-4">
        {periodKinds.map((one) => (
          <label
            key={one}
            className={classNames(
              "grid min-h-11 cursor-pointer place-items-center rounded-medium border-2 px-1 text-center text-[0.9375rem] font-semibold has-focus-visible:outline-3 has-focus-visible:outline-blue-600",
              one === kind ? "border-blue-600 bg-blue-600 text-white" : "border-line bg-white",
            )}
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === kind}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            {t(`kind.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PeriodChoiceProps {
  kind: Exclude<PeriodKind, "days">;
  firstDay: string;
  lastDay: string;
  onChoose: (period: ReportPeriod | null) => void;
}

function PeriodChoice({ kind, firstDay, lastDay, onChoose }: PeriodChoiceProps) {
  const t = useTranslations("reports.form");
  const words = usePeriodWords();
  const periods = periodsOf(kind, firstDay, lastDay);
  return (
    <label className="grid gap-2 font-bold">
      {t(`which.${kind}`)}
      <span className="field-box font-normal">
        <select
          className="min-h-11 w-full"
          onChange={({ target }) => onChoose(periods[target.selectedIndex] ?? null)}
        >
          {periods.map((period) => (
            <option key={period.from} value={period.from}>
              {period.isRunning
                ? t("soFar", { period: words.named(kind, period.from) })
                : words.named(kind, period.from)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

function Days({ firstDay, lastDay, onChoose }: Omit<PeriodChoiceProps, "kind">) {
  const t = useTranslations("reports.form");
  const [days, setDays] = useState<ReportPeriod>({ from: "", until: "" });
  const change = (part: Partial<ReportPeriod>) => {
    const next = { ...days, ...part };
    setDays(next);
    onChoose(areGoodDays(next, lastDay) ? next : null);
  };
  const isFull = days.from !== "" && days.until !== "";
  const error = isFull && !areGoodDays(days, lastDay) ? t("wrongDays") : undefined;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        type="date"
        label={t("from")}
        min={firstDay}
        max={lastDay}
        value={days.from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <Field
        type="date"
        label={t("until")}
        min={firstDay}
        max={lastDay}
        value={days.until}
        error={error}
        onChange={({ currentTarget }) => change({ until: currentTarget.value })}
      />
    </div>
  );
}

/** Null when it could not be asked: the order itself will tell. */
function Held({ preview }: { preview: Preview | null | undefined }) {
  const t = useTranslations("reports.form");
  const { kilograms } = useNumbers();
  if (preview === null) return null;
  if (!preview) return <Skeleton className="h-16 w-full rounded-medium" />;
  const { grams, claims, earlier } = preview;
  const before = earlier.reduce((sum, one) => sum + one.grams, 0);
  return (
    <div className="rounded-medium rounded-ee-large bg-blue-100 px-4 py-3" role="status">
      {claims === 0 ? (
        <p className="font-bold">{t("nothing")}</p>
      ) : (
        <>
          <p className="num text-[1.375rem] leading-snug font-extrabold">
            {t("kilograms", { kg: kilograms(grams) })}
          </p>
          <p className="text-small">{t("held", { count: claims })}</p>
        </>
      )}
      {before > 0 && (
        <p className="mt-1 text-small">
          {t("earlier", { kg: kilograms(before), count: earlier.length })}
        </p>
      )}
    </div>
  );
}
