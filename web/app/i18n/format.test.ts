import { locales } from "@app/contract/locales";
import { describe, expect, it } from "vitest";
import { decimalMarkOf, formatKilograms, formatTokens, formatWhole } from "./format.tsx";

const nbsp = "\u00A0";

describe("numbers", () => {
  it("group thousands as each language does, never with a space that breaks or turns", () => {
    expect(formatWhole(1248, "en")).toBe("1,248");
    expect(formatWhole(1248, "fr")).toBe(`1${nbsp}248`);
    expect(formatWhole(1248, "ar")).toBe("1.248");
    for (const locale of locales) {
      expect(formatWhole(1_234_567, locale)).not.toMatch(/[ \u2009\u202F]/);
    }
  });

  it("use the digits 0 to 9 in Arabic, in their usual order", () => {
    expect(formatWhole(1_234_567, "ar")).toBe("1.234.567");
    expect(formatKilograms(3400, "ar")).toBe("3,40");
  });

  it("show kilograms with two decimals", () => {
    expect(formatKilograms(3400, "en")).toBe("3.40");
    expect(formatKilograms(3400, "fr")).toBe("3,40");
    expect(formatKilograms(50, "en")).toBe("0.05");
    expect(formatKilograms(1_234_560, "fr")).toBe(`1${nbsp}234,56`);
  });

  it("show tokens whole and rounded down", () => {
    expect(formatTokens(8160, "en")).toBe("81");
    expect(formatTokens(8199, "fr")).toBe("81");
    expect(formatTokens(99, "ar")).toBe("0");
    expect(formatTokens(124_899, "fr")).toBe(`1${nbsp}248`);
  });

  it("know the decimal mark of the keypad", () => {
    expect(locales.map(decimalMarkOf)).toEqual([".", ",", ","]);
  });
});
