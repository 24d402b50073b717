import { visitMonths } from "@app/contract/schools";
import { useTranslations } from "use-intl";
import { monthName } from "./month-name.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { classNames } from "../../ui/class-names.ts";
import { FieldNotes, useFieldIds } from "../../ui/field-frame.tsx";

interface MonthsFieldProps {
  id: string;
  error: string | undefined;
  value: readonly number[];
  onChange: (months: number[]) => void;
}

/** The months of a school year, in its order; one or several. */
export function MonthsField({ id, error, value, onChange }: MonthsFieldProps) {
  const t = useTranslations("schools.form.teacher");
  const language = useLanguage();
  const hint = t("monthsHint");
  const ids = useFieldIds(id, { hint, error });
  const toggle = (month: number) =>
    onChange(visitMonths.filter((one) => (one === month) !== value.includes(one)));
  return (
    <fieldset aria-describedby={ids.describedBy}>
      <legend className="font-bold">{t("months")}</legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {visitMonths.map((month, place) => (
          <label
            key={month}
            className={classNames(
              "flex min-h-12 cursor-pointer items-center gap-2.5 rounded-medium border-2 px-3 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-600",
              value.includes(month) ? "border-green-700 bg-green-100" : "border-edge bg-white",
            )}
          >
            <input
              id={place === 0 ? ids.field : undefined}
              type="checkbox"
              className="size-5 flex-none accent-green-700 outline-none"
              checked={value.includes(month)}
              onChange={() => toggle(month)}
            />
            {monthName(month, language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
