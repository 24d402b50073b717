import { describe, expect, test } from "vitest";
import {
  localized,
  readLocalizedJson,
  writtenDescriptionSchema,
  writtenNameSchema,
} from "./localized-text.ts";

const accepts = (name: unknown): boolean => writtenNameSchema.safeParse(name).success;

describe("a name that is written", () => {
  test("is short text in the languages we have", () => {
    expect(accepts({ en: "Ten loaves", fr: "Dix baguettes", ar: "عشر خبزات" })).toBe(true);
    expect(accepts({ en: "x".repeat(80) })).toBe(true);
    expect(accepts({ en: "x".repeat(81) })).toBe(false);
    expect(writtenDescriptionSchema.safeParse({ en: "x".repeat(500) }).success).toBe(true);
    for (const wrong of [
      { fr: "Dix" },
      { en: "  " },
      { en: "Ten", de: "Zehn" },
      { en: 10 },
      "Ten",
    ]) {
      expect(accepts(wrong)).toBe(false);
    }
  });

  test("holds nothing that cannot be seen or that turns text round, in any language", () => {
    const codes = [
      ...Array.from({ length: 32 }, (_, code) => code),
      ...Array.from({ length: 33 }, (_, index) => 0x7f + index),
      0x202a,
      0x202b,
      0x202c,
      0x202d,
      0x202e,
      0x2066,
      0x2067,
      0x2068,
      0x2069,
      0xd800,
      0xdfff,
    ];
    for (const code of codes) {
      const text = `Ten${String.fromCharCode(code)}loaves`;
      for (const language of ["en", "fr", "ar"]) {
        expect([code, accepts({ en: "Ten", [language]: text })]).toEqual([code, false]);
      }
    }
  });

  test("may look like markup: it is shown as text", () => {
    expect(accepts({ en: "<script>alert(1)</script>" })).toBe(true);
  });
});

test("English stands in for a language that is missing", () => {
  expect(localized({ en: "Ten loaves", ar: "عشر خبزات" }, "ar")).toBe("عشر خبزات");
  expect(localized({ en: "Ten loaves" }, "fr")).toBe("Ten loaves");
});

test("JSON that is broken, or holds something else, is no text", () => {
  expect(readLocalizedJson('{"en":"Ten loaves"}')).toEqual({ en: "Ten loaves" });
  for (const broken of ["", "{", "null", "[]", '"Ten"', '{"fr":"Dix"}', '{"en":""}']) {
    expect(readLocalizedJson(broken)).toBeNull();
  }
});
