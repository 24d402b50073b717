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

const people = fc.uniqueArray(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 9 });
const wilaya = fc.record({
  wilayaCode: fc.integer({ min: 1, max: 58 }),
  grams: fc.array(fc.nat(100_000), { minLength: 12, maxLength: 12 }),
  citizens: people.map((ids) => new Set(ids)),
});
const area = fc.uniqueArray(wilaya, { selector: (one) => one.wilayaCode, maxLength: 8 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("returns by wilaya", () => {
  test("never show what fewer than five people brought, and lose no gram of what is shown", () => {
    fc.assert(
      fc.property(area, (wilayas) => {
        const { groups, hasTooFew } = groupReturns(wilayas);
        const shown = new Set(groups.flatMap(({ wilayaCode }) => wilayaCode ?? []));
        const others = wilayas.filter((one) => !shown.has(one.wilayaCode) && sum(one.grams) > 0);
        for (const one of wilayas) {
          if (shown.has(one.wilayaCode)) {
            expect(one.citizens.size).toBeGreaterThanOrEqual(fewestCitizens);
          }
        }
        if (hasTooFew) expect(groups).toEqual([]);
        else {
          const together = new Set(others.flatMap(({ citizens }) => [...citizens]));
          if (others.length > 0) expect(together.size).toBeGreaterThanOrEqual(fewestCitizens);
          expect(sum(groups.flatMap(({ grams }) => grams))).toBe(
            sum(wilayas.flatMap(({ grams }) => [...grams])),
          );
        }
      }),
    );
  });

  test("stay apart where there are enough people everywhere", () => {
    const citizens = new Set(["a", "b", "c", "d", "e"]);
    const grams = Array.from({ length: 12 }, () => 1);
    const wilayas = [31, 16].map((wilayaCode) => ({ wilayaCode, grams, citizens }));
    expect(groupReturns(wilayas).groups.map(({ wilayaCode }) => wilayaCode)).toEqual([16, 31]);
  });
});
