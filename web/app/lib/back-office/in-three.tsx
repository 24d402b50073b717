import { type Locale, locales } from "@app/contract/locales";
import type { ReactNode } from "react";
import { languageNames } from "../../i18n/locale.ts";
import { TextAreaField } from "../../ui/text-area-field.tsx";

export type InThree = Record<Locale, string>;

export const emptyInThree: InThree = { en: "", fr: "", ar: "" };

interface InThreeFieldsProps {
  /** Before the name of the language in what the form knows a field by. */
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  field: (name: string) => { id: string; error: string | undefined };
  rows?: number;
  maxLength: number;
  value: InThree;
  onChange: (value: InThree) => void;
}

/** One text in every language, side by side where there is room. */
export function InThreeFields(props: InThreeFieldsProps) {
  const { name, label, hint, field, rows = 4, maxLength, value, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-extrabold">{label}</legend>
      {hint && <p className="mb-1 text-small text-muted">{hint}</p>}
      <div className="grid gap-3 lg:grid-cols-3">
        {locales.map((locale) => (
          <TextAreaField
            key={locale}
            {...field(`${name}.${locale}`)}
            label={languageNames[locale]}
            lang={locale}
            dir={locale === "ar" ? "rtl" : "ltr"}
            rows={rows}
            maxLength={maxLength}
            value={value[locale]}
            onChange={({ currentTarget }) => onChange({ ...value, [locale]: currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
