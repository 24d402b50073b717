import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textCell, writeCsv } from "../../documents/csv.rules.ts";
import { readCsv } from "./read-csv.rules.ts";
import { type Known, nameKey, readSheet, readUnits } from "./sheet.rules.ts";

const known: Known = {
  products: new Map([
    ["6130000000017", { id: "big", name: "1.5 L" }],
    ["36000291452", { id: "small", name: "0.5 L" }],
  ]),
  wilayas: new Map([
    ["16", 16],
    ["alger", 16],
    [nameKey("الجزائر"), 16],
    ["31", 31],
    ["oran", 31],
    [nameKey("Tizi Ouzou"), 15],
    [nameKey("Béjaïa"), 6],
  ]),
  distributors: new Map([["sarl nour", "nour"]]),
};
const read = (text: string) => readSheet(readCsv(text), known);
const problems = (text: string) =>
  read(text).errors.map(({ line, problem }) => `${line} ${problem}`);

describe("a CSV", () => {
  test("reads back what we write, whatever is in it", () => {
    const cell = fc.string({ unit: "grapheme" }).map((text) => text.trim());
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        fc.constantFrom(",", ";"),
        (rows, separator) => {
          const head = rows[0]?.map(() => "head") ?? [];
          const written = writeCsv([head, ...rows.map((cells) => cells.map(textCell))], separator);
          const got = readCsv(written).slice(1);
          const wanted = rows
            .map((cells) => cells.map((one) => (/^[=+\-@\t\r]/.test(one) ? `'${one}` : one)))
            .filter((cells) => cells.some((one) => one !== ""));
          expect(got.map(({ cells }) => cells)).toEqual(wanted);
        },
      ),
    );
  });

  test("never hangs or throws", () => {
    const signs = fc.constantFrom('"', ";", ",", "\t", "\r", "\n", "a", "1", "\uFEFF");
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (chosen) => {
        read(chosen.join(""));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a sheet of the distribution", () => {
  test.each([
    ["commas", "barcode,wilaya,distributor,units\n6130000000017,16,SARL Nour,1000"],
    [
      "semicolons, French",
      "\uFEFFCode-barres;Wilaya;Distributeur;Unités\r\n6130000000017;Alger;sarl nour;1 000,00\r\n",
    ],
    [
      "Arabic",
      "الرمز الشريطي;الولاية;الموزع;الوحدات في السنة\n6130000000017;الجزائر;SARL NOUR;١٠٠٠",
    ],
    ["tabs, no heads", "6130000000017\t16\tSarl  Nour\t1\u202F000"],
    [
      "columns in another order",
      "units;distributor;wilaya;barcode\n1000;SARL Nour;ALGER;6130000000017",
    ],
    ["quotes", 'barcode;wilaya;distributor;units\n"6130000000017";"Alger";"SARL Nour";"1000"'],
  ])("is read with %s", (_, text) => {
    expect(read(text)).toMatchObject({
      errors: [],
      lines: [{ productId: "big", wilayaCode: 16, distributorId: "nour", units: 1000 }],
    });
  });

  test("without a distributor is the brand's own", () => {
    expect(read("barcode;wilaya;units\n6130000000017;16;5").lines).toEqual([
      { productId: "big", wilayaCode: 16, distributorId: null, units: 5 },
    ]);
  });

  test("finds a barcode that lost its noughts, and names with and without accents", () => {
    const { lines, errors } = read("36000291452;tizi-ouzou;;5\n0036000291452;BEJAIA;;7");
    expect(errors).toEqual([]);
    expect(lines.map((line) => [line.productId, line.wilayaCode])).toEqual([
      ["small", 15],
      ["small", 6],
    ]);
  });

  test("says what is wrong, line by line", () => {
    const text = [
      "barcode;wilaya;distributor;units",
      "6130000000017;16;;1000",
      "6,13E+12;16;;1000",
      "4006381333931;Paris;Inconnu;mille",
      "",
      "6130000000017;Alger;;2000",
      "6130000000017;;;",
      "6130000000017;31;;1,5",
      "6130000000017;31;;0",
      ";31;;10",
      "6130000000017;31;;9999999999",
    ].join("\n");
    expect(problems(text)).toEqual([
      "3 barcode_shortened",
      "4 barcode_unknown",
      "4 wilaya_unknown",
      "4 distributor_unknown",
      "4 units_not_a_number",
      "6 twice",
      "8 units_not_whole",
      "9 units_out_of_range",
      "10 barcode_missing",
      "11 units_out_of_range",
    ]);
    expect(read(text).errors.find(({ problem }) => problem === "twice")?.value).toBe("2");
  });

  test.each([
    ["nothing", "", "0 empty"],
    ["heads alone", "barcode;wilaya;distributor;units\n", "0 empty"],
    [
      "a template that nobody filled in",
      "barcode;wilaya;distributor;units\n6130000000017;;;",
      "0 empty",
    ],
    ["a column missing", "barcode;units\n6130000000017;5", "0 columns"],
    ["too many rows", "6130000000017;16;;5\n".repeat(5001), "0 too_many_rows"],
  ])("is refused with %s", (_, text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });
});

describe("units", () => {
  test("of any whole number are read however French or English writes it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (units) => {
        for (const text of [
          String(units),
          `${units},0`,
          `${units}.00`,
          new Intl.NumberFormat("fr-FR").format(units),
        ]) {
          expect(readUnits(text)).toEqual({ value: units });
        }
      }),
    );
  });

  test.each(["1,200", "1.200.000", "1,200,000", "12 pièces", "-3", "Infinity", "0x10", "1e3"])(
    "'%s' is never guessed at",
    (text) => {
      expect(readUnits(text)).toHaveProperty("problem");
    },
  );
});
