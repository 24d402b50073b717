import { locales } from "@app/contract/locales";
import { describe, expect, it } from "vitest";
import type { useTranslations } from "use-intl";

type Texts = { [key: string]: string | Texts };

// As they were written: the build compiles what is imported.
const files = import.meta.glob<string>(
  ["../features/*/locales/*.json", "../routes/locales/*.json"],
  { import: "default", eager: true, query: "?raw" },
);

const textsOf = (path: string): Texts => JSON.parse(files[path] ?? "{}") as Texts;

const flatten = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[prefix + key, text] as const] : flatten(text, `${prefix}${key}.`),
  ) as [string, string][];

/** A word that is one form of a plural is no value. */
const value = /(?<!\b(?:zero|one|two|few|many|other)\s*)[{<]\s*(\w+)\s*(?=[,}>])/g;

const valuesOf = (text: string): string[] =>
  [...text.matchAll(value)].map(([, name]) => name ?? "").toSorted();

const english = Object.keys(files).filter((path) => path.endsWith("en.json"));

describe.each(english)("the texts of %s", (path) => {
  const reference = new Map(flatten(textsOf(path)));

  it.each(locales)("are complete in %s", (locale) => {
    const texts = flatten(textsOf(path.replace("en.json", `${locale}.json`)));
    expect(texts.map(([key]) => key).toSorted()).toEqual([...reference.keys()].toSorted());
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it.each(locales)("take the same values in %s", (locale) => {
    for (const [key, text] of flatten(textsOf(path.replace("en.json", `${locale}.json`)))) {
      expect([key, new Set(valuesOf(text))]).toEqual([
        key,
        new Set(valuesOf(reference.get(key) ?? "")),
      ]);
    }
  });

  it("have all six forms wherever Arabic counts", () => {
    for (const [key, text] of flatten(textsOf(path.replace("en.json", "ar.json")))) {
      if (!text.includes(", plural,")) continue;
      for (const form of ["zero", "one", "two", "few", "many", "other"]) {
        expect(`${key}: ${text}`).toMatch(new RegExp(`(${form}|=\\d) ?\\{`));
      }
    }
  });
});

type HomeKey = Parameters<ReturnType<typeof useTranslations<"home">>>[0];

it("knows every key by name", () => {
  const known: HomeKey = "steps.title";
  // @ts-expect-error There is no such text: the compiler says so.
  const unknown: HomeKey = "steps.titel";
  expect([known, unknown]).toHaveLength(2);
});
