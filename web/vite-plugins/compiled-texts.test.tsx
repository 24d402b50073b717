import { createTranslator } from "use-intl";
import { describe, expect, it } from "vitest";
import { intlLocales } from "../app/i18n/locale.ts";
import { compileTexts } from "./compiled-texts.ts";

const arabicForms =
  "{count, plural, zero {صفر} one {واحد} two {اثنان} few {قليل} many {كثير} other {مئات}}";

const translator = (text: string, locale: keyof typeof intlLocales = "en") =>
  createTranslator<Record<string, string>>({
    locale: intlLocales[locale].numbers,
    messages: compileTexts({ text }) as Record<string, string>,
  });

it("a plain text stays one, in its group", () => {
  expect(compileTexts({ a: "One", b: { c: "Two" } })).toEqual({ a: "One", b: { c: "Two" } });
});

it("a text that cannot be read stops the build", () => {
  expect(() => compileTexts({ text: "{count, plural, one {bag}" })).toThrow("MISSING_OTHER_CLAUSE");
});

describe("Arabic plurals", () => {
  const t = translator(arabicForms, "ar");
  it.each([
    [0, "صفر"],
    [1, "واحد"],
    [2, "اثنان"],
    [3, "قليل"],
    [11, "كثير"],
    [100, "مئات"],
  ])("%d takes its own form", (count, form) => {
    expect(t("text", { count })).toBe(form);
  });
});

describe("a compiled text", () => {
  it("takes values, exact numbers and the number itself", () => {
    const t = translator("{name}: {count, plural, =0 {none} one {# bag} other {# bags}}");
    expect(t("text", { name: "Rachid", count: 0 })).toBe("Rachid: none");
    expect(t("text", { name: "Rachid", count: 1 })).toBe("Rachid: 1 bag");
    expect(t("text", { name: "Rachid", count: 1200 })).toBe("Rachid: 1,200 bags");
  });

  it("chooses by a word, inside another choice as well", () => {
    const t = translator(
      "{role, select, point {{count, plural, one {one point} other {# points}}} other {nobody}}",
    );
    expect(t("text", { role: "point", count: 4 })).toBe("4 points");
    expect(t("text", { role: "csr", count: 4 })).toBe("nobody");
  });

  it("writes numbers as the language does", () => {
    expect(translator("{share, number, ::percent}", "fr")("text", { share: 0.5 })).toMatch(
      /^50.%$/,
    );
  });

  it("keeps its marks for what the program puts around words", () => {
    const t = translator("Read the <link>terms of {name}</link>.");
    const parts = t.rich("text", { name: "Dawra", link: (words) => <b>{words}</b> });
    expect(parts).toEqual(["Read the ", <b key="link0">{["terms of Dawra"]}</b>, "."]);
  });

  it("writes quoted signs as they are", () => {
    expect(translator("It''s '{'this'}'")("text")).toBe("It's {this}");
  });
});
