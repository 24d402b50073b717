import { createHash } from "node:crypto";
import { locales } from "@app/contract/locales";
import { materials } from "@app/contract/materials";
import { type RegulatorColumn, regulatorColumns } from "@app/contract/reports";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalText } from "./canonical.rules.ts";
import { reportData } from "./draw-report.ts";
import { avoidedBy, type Facts, figuresOf } from "./figures.rules.ts";
import { returnLines, returnRows } from "./return-rows.ts";
import { gramsIn } from "./testing/drill-down.ts";

const lotIds = ["one", "two", "three"];
const facility = { en: "Rouïba Centre", fr: "Centre de Rouïba", ar: "مصنع الرويبة" };

const claims = fc.array(
  fc.record({
    number: fc.stringMatching(/^K-[2-9A-H]{7}$/),
    lotId: fc.constantFrom(...lotIds),
    lot: fc.constant("A-1001"),
    material: fc.constantFrom(...materials),
    wilaya: fc.constantFrom(16, 31, 9),
    day: fc
      .integer({ min: 1, max: 12 })
      .map((month) => `2026-${String(month).padStart(2, "0")}-15`),
    rule: fc.constantFrom("campaign" as const, "share" as const),
    grams: fc.integer({ min: 1, max: 50_000_000 }),
  }),
  { minLength: 1, maxLength: 40 },
);

const factsOf = (some: Facts["claims"], brand = "Source Vive"): Facts => ({
  report: {
    number: "R-K7MQ-3FXK",
    brand,
    from: "2026-01-01",
    until: "2026-12-31",
    frozenAt: "2027-01-02T08:00:00.000Z",
  },
  claims: some,
  weighings: 7,
  lots: lotIds.flatMap((id) =>
    materials.map((material) => ({
      id,
      number: `A-${id}`,
      material,
      facility,
      handedOverOn: "2026-03-01",
      receivedOn: "2026-03-02",
      depositedGrams: 1000,
      declaredGrams: 990,
      signedGrams: 980,
      receivedGrams: 970,
    })),
  ),
  wilayas: [
    { code: 9, fr: "Blida", ar: "البليدة" },
    { code: 16, fr: "Alger", ar: "الجزائر" },
    { code: 31, fr: "Oran", ar: "وهران" },
  ],
  market: [{ wilaya: 16, material: "pet", grams: 10_000_000 }],
  goals: [
    { material: null, wilayas: [], grams: 5_000_000 },
    { material: "pet", wilayas: [16], grams: 1_000_000 },
  ],
  factors: materials.map((material) => ({
    material,
    validFrom: "2020-01-01",
    value: 1150,
    low: 840,
    high: 1830,
    source: "WARM v16",
    year: 2023,
    rangeSource: "WARM v16",
  })),
  earlier: [],
});

const add = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

test("every way of adding a report up gives the same total", () => {
  fc.assert(
    fc.property(claims, (some) => {
      const figures = figuresOf(factsOf(some));
      const total = add(some.map(({ grams }) => grams));
      expect(figures.grams).toBe(total);
      expect(add(figures.materials.map(({ grams }) => grams))).toBe(total);
      expect(
        add(figures.materials.map(({ campaignGrams, shareGrams }) => campaignGrams + shareGrams)),
      ).toBe(total);
      expect(add(figures.cells.map(({ grams }) => grams))).toBe(total);
      expect(add(figures.lots.map(({ claimedGrams }) => claimedGrams))).toBe(total);
      expect(add(returnLines(figures, "fr").map(({ backGrams }) => backGrams))).toBe(total);
      expect(figures.avoided.low).toBeLessThanOrEqual(figures.avoided.grams);
      expect(figures.avoided.grams).toBeLessThanOrEqual(figures.avoided.high);
    }),
  );
});

test("towards a goal counts what is of its material and its wilayas", () => {
  fc.assert(
    fc.property(claims, (some) => {
      const [all, some16] = figuresOf(factsOf(some)).goals;
      expect(all?.reachedGrams).toBe(add(some.map(({ grams }) => grams)));
      const counted = some.filter(({ material, wilaya }) => material === "pet" && wilaya === 16);
      expect(some16?.reachedGrams).toBe(add(counted.map(({ grams }) => grams)));
    }),
  );
});

test("columns and rows of the printed tables add up to the gram", () => {
  fc.assert(
    fc.property(claims, (some) => {
      const figures = figuresOf(factsOf(some));
      const settings = { locale: "en", checksum: "00", site: "https://dawra.example" } as const;
      const { tables, total } = reportData(figures, settings);
      expect(add(tables.map((table) => gramsIn(table.total)))).toBe(gramsIn(total));
      for (const table of tables) {
        expect(add(table.rows.map((row) => gramsIn(row.total)))).toBe(gramsIn(table.total));
        expect(add(table.totals.map(gramsIn))).toBe(gramsIn(table.total));
        for (const row of table.rows) {
          expect(add(row.cells.map(gramsIn))).toBe(gramsIn(row.total));
        }
      }
    }),
  );
});

const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.maxSafeInteger(),
    fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
    fc.constant(null),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

test("one value has one text, whatever the order of its fields", () => {
  fc.assert(
    fc.property(anything, (value) => {
      const text = canonicalText(value);
      expect(canonicalText(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalText({ b: 1, a: [{ d: "é", c: null }] })).toBe(
    '{"a":[{"c":null,"d":"é"}],"b":1}',
  );
  expect(() => canonicalText({ weight: 1.5 })).toThrow("whole numbers");
});

test("one gram more is another checksum", () => {
  const sum = (grams: number): string =>
    createHash("sha256").update(canonicalText({ grams })).digest("hex");
  expect(sum(1000)).not.toBe(sum(1001));
});

test("what a kilogram spares follows from the factor", () => {
  expect(avoidedBy(1000, { value: 8120, low: 8120, high: 10_060 })).toEqual({
    grams: 8120,
    low: 8120,
    high: 10_060,
  });
});

test("a return has the columns that were chosen, in their order, and no formula", () => {
  const facts = factsOf(
    [
      {
        number: "K-2222222",
        lotId: "one",
        lot: "A-one",
        material: "pet",
        wilaya: 16,
        day: "2026-03-02",
        rule: "share",
        grams: 1_234_567,
      },
    ],
    "=cmd|' /C calc'!A0",
  );
  const columns: RegulatorColumn[] = ["back", "producer", "market", "rate", "recycler", "lots"];
  const [head, ...lines] = returnRows(figuresOf(facts), columns, "fr");
  expect(head?.slice(0, 2)).toEqual(['"Repris, t"', '"Producteur"']);
  expect(lines).toEqual([
    [
      "1,234567",
      `"'=cmd|' /C calc'!A0"`,
      "10,000000",
      '"12,3\u00A0%"',
      '"Centre de Rouïba"',
      '"A-one"',
    ],
  ]);
  for (const locale of locales) {
    const rows = returnRows(figuresOf(facts), regulatorColumns, locale);
    expect(rows.map((row) => row.length)).toEqual([12, 12]);
  }
});
