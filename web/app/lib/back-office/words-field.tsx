import { directionOf, type Locale, locales } from "@app/contract/locales";
import type { ReactNode } from "react";
import { Tabs } from "../../ui/tabs.tsx";
import { Field } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";

/** A text in each language while it is written; empty: there is none. */
export type Words = Record<Locale, string>;

export const emptyWords: Words = { en: "", fr: "", ar: "" };

type KnownWords = Partial<Record<Locale, string | undefined>>;

export const wordsFrom = ({ en = "", fr = "", ar = "" }: KnownWords): Words => ({ en, fr, ar });

/** As it is sent: a language without words is left out. */
export const writtenWords = ({ en, fr, ar }: Words) => ({
  en: en.trim(),
  ...(fr.trim() && { fr: fr.trim() }),
  ...(ar.trim() && { ar: ar.trim() }),
});

export const missingLanguages = (...texts: readonly KnownWords[]): Locale[] =>
  locales.filter((language) => texts.some((text) => !text[language]?.trim()));

interface LanguageTabsProps {
  label: string;
  names: Record<Locale, string>;
  current: Locale;
  onChange: (language: Locale) => void;
  children: ReactNode;
}

export function LanguageTabs({ label, names, current, onChange, children }: LanguageTabsProps) {
  return (
    <div>
      <Tabs
        label={label}
        full
        tabs={locales.map((id) => ({ id, label: names[id] }))}
        current={current}
        onChange={onChange}
      >
        <div className="grid gap-3 pt-4">{children}</div>
      </Tabs>
    </div>
  );
}

interface WordsFieldProps {
  label: string;
  language: Locale;
  words: Words;
  most: number;
  isLong?: boolean;
  onChange: (words: Words) => void;
}

/** One text in the language of the tab, written in its direction. */
export function WordsField({ label, language, words, most, isLong, onChange }: WordsFieldProps) {
  const shared = {
    label,
    lang: language,
    dir: directionOf(language),
    maxLength: most,
    value: words[language],
  };
  const change = (value: string) => onChange({ ...words, [language]: value });
  return isLong ? (
    <TextAreaField
      {...shared}
      rows={4}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  ) : (
    <Field {...shared} onChange={({ currentTarget }) => change(currentTarget.value)} />
  );
}
