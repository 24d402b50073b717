import { fewestCitizens } from "@app/contract/distributor";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupReturns, openMonths } from "./distributors.rules.ts";

describe("months that can be told", () => {
  test.each([
    ["2026-11-10", ["2026-10", "2026-11"]],
    ["2026-11-11", ["2026-11"]],
    ["2027-01-01", ["2026-12", "2027-01"]],
    ["2026-12-31", ["2026-12"]],
  ])("on %s are %j", (today, months) => {
    expect(openMonths(today).map(({ month }) => month)).toEqual(months);
  });

  test("say until when", () => {
    expect(openMonths("2026-12-05")).toEqual([
      { month: "2026-11", until: "2026-12-10" },
      { month: "2026-12", until: "2027-01-10" },
    ]);
  });
});

const wilaya = fc.record({
  wilayaCode: fc.integer({ min: 1, max: 58 }),
  grams: fc.array(fc.nat(100_000), { minLength: 12, maxLength: 12 }),
  citizens: fc.nat(12),
});
const area = fc.uniqueArray(wilaya, { selector: (one) => one.wilayaCode, maxLength: 8 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("returns by wilaya", () => {
  test("never show what fewer than five people brought, and lose no gram of what is shown", () => {
    fc.assert(
      fc.property(area, (wilayas) => {
        const { groups, hasTooFew } = groupReturns(wilayas);
        const shown = new Set(groups.flatMap(({ wilayaCode }) => wilayaCode ?? []));
        const filled = wilayas.filter(({ grams }) => sum(grams) > 0);
        const own = filled.filter(({ wilayaCode }) => shown.has(wilayaCode));
        const others = filled.filter(({ wilayaCode }) => !shown.has(wilayaCode));
        const hiding = others.map(({ citizens }) => citizens);
        expect(own.every(({ citizens }) => citizens >= fewestCitizens)).toBe(true);
        expect(groups.length === 0 || sum(groups.flatMap(({ grams }) => grams))).toBe(
          groups.length === 0 || sum(filled.flatMap(({ grams }) => [...grams])),
        );
        if (others.length > 0 && !hasTooFew) {
          expect(Math.max(...hiding)).toBeGreaterThanOrEqual(fewestCitizens);
        }
        expect(hasTooFew).toBe(filled.length > 0 && groups.length === 0);
      }),
    );
  });

  test("stay apart where there are enough people everywhere", () => {
    const grams = Array.from({ length: 12 }, () => 1);
    const wilayas = [31, 16].map((wilayaCode) => ({ wilayaCode, grams, citizens: 5 }));
    expect(groupReturns(wilayas).groups.map(({ wilayaCode }) => wilayaCode)).toEqual([16, 31]);
  });

  test("of a place with few people go with the smallest other one", () => {
    const grams = [1, 2, ...Array.from({ length: 10 }, () => 0)];
    const wilayas = [
      { wilayaCode: 16, grams, citizens: 90 },
      { wilayaCode: 31, grams, citizens: 8 },
      { wilayaCode: 9, grams, citizens: 4 },
    ];
    expect(groupReturns(wilayas)).toEqual({
      hasTooFew: false,
      groups: [
        { wilayaCode: 16, grams },
        { wilayaCode: null, grams: grams.map((one) => 2 * one) },
      ],
    });
    expect(groupReturns(wilayas.slice(2))).toEqual({ hasTooFew: true, groups: [] });
  });
});
