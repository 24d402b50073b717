import { describe, expect, it } from "vitest";
import { checkCatalogue, parseMessages } from "./catalogue-checks.ts";

const arabicKilos =
  "{n, plural, zero {لا شيء} one {كيلو} two {كيلوان} few {# كيلوات} many {# كيلو} other {# كيلو}}";

type Group = Record<string, unknown>;
const check = (en: Group, fr: Group, ar: Group, same: string[] = []): string[] =>
  checkCatalogue(
    {
      en: parseMessages(JSON.stringify(en)),
      fr: parseMessages(JSON.stringify(fr)),
      ar: parseMessages(JSON.stringify(ar)),
    },
    (language, text) => same.includes(`${language} ${text}`),
  );

describe("catalogues", () => {
  it("accepts three languages that say the same", () => {
    const plural = "{n, plural, one {# kilo} other {# kilos}}";
    const en = { hello: "Hello {name}", weight: { total: plural } };
    const fr = { hello: "Bonjour {name}", weight: { total: `${plural} au total` } };
    const ar = { hello: "مرحبا {name}", weight: { total: arabicKilos } };
    expect(check(en, fr, ar)).toEqual([]);
  });

  it("finds keys that one language lacks or has alone", () => {
    expect(check({ a: "one" }, {}, { a: "واحد", b: "اثنان" })).toEqual([
      "fr.json: a is missing",
      "ar.json: b is not in en",
    ]);
  });

  it("finds keys out of order, within groups too", () => {
    expect(
      check({ g: { b: "x", a: "y" } }, { g: { a: "z", b: "w" } }, { g: { a: "ا", b: "ب" } }),
    ).toEqual(["en.json: keys are not sorted: g.a comes before g.b"]);
  });

  it("finds other placeholders, tags and choices", () => {
    expect(check({ a: "{x} <b>one</b>" }, { a: "{y} <b>un</b>" }, { a: "{x} واحد" })).toEqual([
      "fr.json: a lacks {x value}",
      "fr.json: a en has no {y value}",
      "ar.json: a lacks {b tag}",
    ]);
    expect(
      check({ a: "{x, select, m {he} other {they}}" }, { a: "{x, select, other {on}}" }, {}),
    ).toContain("fr.json: a lacks {x one of m/other}");
  });

  it("finds empty and broken messages", () => {
    expect(check({ a: "one" }, { a: " " }, { a: "{x" })).toEqual([
      "fr.json: a is empty",
      expect.stringMatching(/^ar.json: a is not an ICU message/),
    ]);
  });

  it("wants six Arabic forms where any language counts", () => {
    const en = { a: "{n, plural, one {# day} other {# days}}" };
    const fr = { a: "{n} jours" };
    expect(check(en, fr, { a: "{n} أيام" })).toEqual([
      "ar.json: a lacks plural forms of {n}: zero one two few many other",
    ]);
    expect(check(en, fr, { a: "{n, plural, one {يوم} other {# أيام}}" })).toEqual([
      "ar.json: a lacks plural forms of {n}: zero two few many",
    ]);
  });

  it("wants them of every plural of a message", () => {
    const en = { a: "{n, plural, one {a} other {b}} {n, plural, one {c} other {d}}" };
    const ar = { a: `${arabicKilos} {n, plural, one {ت} other {ث}}` };
    expect(check(en, { a: "x" }, ar)).toContain(
      "ar.json: a lacks plural forms of {n}: zero two few many",
    );
  });

  it("finds texts left in English, but for those that may be", () => {
    expect(check({ a: "Total" }, { a: "Total" }, { a: "Total" }, ["fr Total"])).toEqual([
      "ar.json: a is English",
    ]);
  });

  it("lets messages without words be the same", () => {
    expect(check({ a: "{n} %" }, { a: "{n} %" }, { a: "{n} %" })).toEqual([]);
  });
});
