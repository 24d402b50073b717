import { officeWeekdays } from "@app/contract/office-calendar";
import { rhythms } from "@app/contract/office-packs";
import { useTranslations } from "use-intl";
import { useLanguage } from "../../../i18n/use-language.ts";
import { weekdayOf } from "../../../i18n/when.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { FieldNotes, useFieldIds } from "../../../ui/field-frame.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import type { StepProps } from "./order-screen.tsx";

const tiles = {
  weekly: { name: "van", pair: 1 },
  two_weeks: { name: "van", pair: 2 },
  monthly: { name: "van", pair: 8 },
} as const;

/** How often a van comes, when, and how it gets in. */
export function RhythmStep({ draft, change, form }: StepProps) {
  const t = useTranslations("office");
  return (
    <>
      <ChoiceField
        {...form.field("rhythm")}
        name="rhythm"
        label={t("field.rhythm")}
        value={draft.rhythm}
        onChange={(rhythm) => change({ rhythm })}
        choices={rhythms.map((rhythm) => ({
          value: rhythm,
          label: t(`rhythm.${rhythm}`),
          detail: t(`order.rhythm.${rhythm}`),
          tile: tiles[rhythm],
        }))}
      />
      <WeekdayField
        {...form.field("weekday")}
        value={draft.weekday}
        onChange={(weekday) => change({ weekday })}
      />
      <ChoiceField
        {...form.field("half")}
        name="half"
        label={t("field.half")}
        value={draft.half}
        onChange={(half) => change({ half })}
        choices={(["morning", "afternoon"] as const).map((half) => ({
          value: half,
          label: t(`half.${half}`),
        }))}
      />
      <TextAreaField
        {...form.field("accessNote")}
        label={t("field.accessNote")}
        hint={t("order.rhythm.accessHint")}
        value={draft.accessNote}
        rows={3}
        maxLength={200}
        dir="auto"
        onChange={({ currentTarget }) => change({ accessNote: currentTarget.value })}
      />
    </>
  );
}

/** Days of a week of which only the names count; the first is a Sunday. */
const aSunday = "2026-11-15";
const dayAfter = (days: number): string =>
  new Date(Date.parse(aSunday) + days * 86_400_000).toISOString().slice(0, 10);

interface WeekdayFieldProps {
  id: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function WeekdayField({ id, error, value, onChange }: WeekdayFieldProps) {
  const t = useTranslations("office");
  const language = useLanguage();
  const ids = useFieldIds(id, { error, hint: null });
  return (
    <fieldset role="radiogroup" aria-describedby={ids.describedBy}>
      <legend className="font-bold">{t("field.weekday")}</legend>
      <FieldNotes error={error} ids={ids} />
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-2">
        {officeWeekdays.map((weekday) => (
          <label
            key={weekday}
            className="grid min-h-13 cursor-pointer place-items-center rounded-medium border-2 border-line bg-white px-2 text-center font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-blue-600 hover:border-edge has-checked:border-ink has-checked:bg-ink has-checked:text-white"
          >
            <input
              id={weekday === 0 ? ids.field : undefined}
              type="radio"
              name="weekday"
              value={weekday}
              checked={value === String(weekday)}
              className="sr-only"
              onChange={() => onChange(String(weekday))}
            />
            {weekdayOf(dayAfter(weekday), language, "long")}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
