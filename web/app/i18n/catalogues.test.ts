import { locales } from "@app/contract/locales";
import { describe, expect, it } from "vitest";
import { createTranslator, type useTranslations } from "use-intl";
import { intlLocales } from "./locale.ts";

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>(
  ["../features/*/locales/*.json", "../routes/locales/*.json"],
  { import: "default", eager: true },
);

const textsOf = (path: string): Texts => files[path] ?? {};

const flatten = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[prefix + key, text] as const] : flatten(text, `${prefix}${key}.`),
  ) as [string, string][];

const valuesOf = (text: string): string[] =>
  [...text.matchAll(/[{<]\s*(\w+)\s*(?=[,}>])/g)].map(([, name]) => name ?? "").toSorted();

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

describe("Arabic plurals", () => {
  const t = createTranslator({
    locale: intlLocales.ar.numbers,
    messages: {
      deposits:
        "{count, plural, zero {صفر} one {واحد} two {اثنان} few {قليل} many {كثير} other {مئات}}",
    },
  });

  it.each([
    [0, "صفر"],
    [1, "واحد"],
    [2, "اثنان"],
    [3, "قليل"],
    [11, "كثير"],
    [100, "مئات"],
  ])("%d takes its own form", (count, form) => {
    expect(t("deposits", { count })).toBe(form);
  });
});

type HomeKey = Parameters<ReturnType<typeof useTranslations<"home">>>[0];

it("knows every key by name", () => {
  const known: HomeKey = "steps.title";
  // @ts-expect-error There is no such text: the compiler says so.
  const unknown: HomeKey = "steps.titel";
  expect([known, unknown]).toHaveLength(2);
});
