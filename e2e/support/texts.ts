import { readFileSync } from "node:fs";
import type { Locale } from "@app/contract/locales";

type Texts = { [key: string]: string | Texts };

const catalogue = (feature: string, locale: Locale): Texts =>
  JSON.parse(
    readFileSync(
      new URL(`../../web/app/features/${feature}/locales/${locale}.json`, import.meta.url),
      "utf8",
    ),
  ) as Texts;

/** What the screen says in a language: a journey finds things by the words a person reads. */
export const textsOf = (feature: string, locale: Locale) => {
  const texts = catalogue(feature, locale);
  return (key: string): string => {
    const found = key
      .split(".")
      .reduce<string | Texts | undefined>(
        (at, part) => (typeof at === "object" ? at[part] : undefined),
        texts,
      );
    if (typeof found !== "string") throw new Error(`no text ${feature}.${key}`);
    return found;
  };
};
