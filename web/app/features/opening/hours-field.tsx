import { type Span, spansPerDay, type WeekDay, weekDays } from "@app/contract/hours";
import { Copy, Plus, X } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { FieldNotes, useFieldIds } from "../../ui/field-frame.tsx";
import { copyToAll, type PracticeDraft, toggleDay } from "./drafts.ts";

type Week = PracticeDraft["hours"];

interface HoursFieldProps {
  id: string;
  error: string | undefined;
  value: Week;
  onChange: (value: Week) => void;
}

/** Every day with its times; one day is enough to fill them all. */
export function HoursField({ id, error, value, onChange }: HoursFieldProps) {
  const t = useTranslations("opening.hours");
  const hint = t("hint");
  const ids = useFieldIds(id, { hint, error });
  return (
    <fieldset aria-describedby={ids.describedBy}>
      <legend className="font-bold">{t("label")}</legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <ul className="mt-2 border-t-2 border-ink">
        {weekDays.map((day, index) => (
          <DayRow
            key={day}
            id={index === 0 ? id : undefined}
            day={day}
            spans={value[day]}
            onToggle={() => onChange(toggleDay(value, day))}
            onChange={(spans) => onChange({ ...value, [day]: spans })}
            onCopy={() => onChange(copyToAll(value, day))}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface DayRowProps {
  id: string | undefined;
  day: WeekDay;
  spans: readonly Span[];
  onToggle: () => void;
  onChange: (spans: Span[]) => void;
  onCopy: () => void;
}

const actionLook = "flex min-h-11 items-center gap-1.5 text-small font-semibold underline";

function DayRow({ id, day, spans, onToggle, onChange, onCopy }: DayRowProps) {
  const t = useTranslations("opening.hours");
  const isOpen = spans.length > 0;
  const name = t(`day.${day}`);
  const replace = (at: number, span: Span) =>
    onChange(spans.map((one, index) => (index === at ? span : one)));
  return (
    <li className="border-b-[1.5px] border-line py-1">
      <div className="flex items-center justify-between gap-3">
        <CheckboxField id={id} label={name} checked={isOpen} onChange={onToggle} />
        {!isOpen && <span className="text-muted">{t("closed")}</span>}
      </div>
      {spans.map((span, index) => (
        <SpanRow
          key={index}
          name={name}
          span={span}
          onChange={(next) => replace(index, next)}
          onRemove={
            spans.length > 1 ? () => onChange(spans.filter((_, at) => at !== index)) : undefined
          }
        />
      ))}
      {isOpen && (
        <div className="flex flex-wrap gap-x-5">
          {spans.length < spansPerDay && (
            <button
              type="button"
              className={actionLook}
              onClick={() => onChange([...spans, ["14:00", "19:00"]])}
            >
              <Plus className="size-4" aria-hidden="true" />
              {t("break")}
            </button>
          )}
          <button
            type="button"
            className={actionLook}
            aria-label={t("copyDay", { day: name })}
            onClick={onCopy}
          >
            <Copy className="size-4" aria-hidden="true" />
            {t("copy")}
          </button>
        </div>
      )}
    </li>
  );
}

interface SpanRowProps {
  name: string;
  span: Span;
  onChange: (span: Span) => void;
  onRemove: (() => void) | undefined;
}

function SpanRow({ name, span: [from, until], onChange, onRemove }: SpanRowProps) {
  const t = useTranslations("opening.hours");
  return (
    <div className="pb-1">
      <div className="grid grid-cols-2 gap-2">
        <TimeInput
          label={t("from", { day: name })}
          shown={t("fromShort")}
          value={from}
          onChange={(time) => onChange([time, until])}
        />
        <TimeInput
          label={t("until", { day: name })}
          shown={t("untilShort")}
          value={until}
          onChange={(time) => onChange([from, time])}
        />
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={t("remove", { day: name })}
          className={actionLook}
          onClick={onRemove}
        >
          <X className="size-4" aria-hidden="true" />
          {t("removeShort")}
        </button>
      )}
    </div>
  );
}

interface TimeInputProps {
  label: string;
  shown: string;
  value: string;
  onChange: (time: string) => void;
}

function TimeInput({ label, shown, value, onChange }: TimeInputProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="min-w-0">
      <span aria-hidden="true" className="text-small text-muted">
        {shown}
      </span>
      <span className="field-box flex min-w-0 px-2">
        <input
          id={id}
          type="time"
          aria-label={label}
          dir="ltr"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="min-w-0"
        />
      </span>
    </label>
  );
}
