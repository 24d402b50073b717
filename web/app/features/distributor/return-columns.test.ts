import { expect, test } from "vitest";
import { fewerGroups, monthsBegun, mostSeries, tileGrams, tilesIn } from "./return-columns.ts";

const months = (...first: number[]): number[] =>
  Array.from({ length: 12 }, (_, month) => first[month] ?? 0);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test.each([
  [[{ wilayaCode: 16, grams: months(400, 11_900) }], 1000],
  [[{ wilayaCode: 16, grams: months(12_600_000, 1) }], 10_000_000],
  [
    [
      { wilayaCode: 16, grams: months(1500, 70_000) },
      { wilayaCode: 31, grams: months(1500, 40_000) },
      { wilayaCode: null, grams: months(1400, 9_999) },
    ],
    10_000,
  ],
])("a column of %j has as many tiles as its sum", (groups, tile) => {
  expect(tileGrams(groups)).toBe(tile);
  for (const month of [0, 1, 2]) {
    const tiles = sum(Object.values(tilesIn(groups, month, tile)));
    expect(tiles).toBe(Math.round(sum(groups.map(({ grams }) => grams[month] ?? 0)) / tile));
    expect(tiles).toBeLessThanOrEqual(12);
  }
});

test("tiles left over go where the largest rests are", () => {
  const groups = [1600, 1700, 100].map((first, place) => ({
    wilayaCode: place + 1,
    grams: months(first),
  }));
  expect(tilesIn(groups, 0, 1000)).toEqual({ 1: 1, 2: 2, 3: 0 });
});

test("many wilayas become few, the largest stay, and nothing is lost", () => {
  const groups = [5, 1, 4, 2, 6, 3].map((first, place) => ({
    wilayaCode: place + 1,
    grams: months(first),
  }));
  const fewer = fewerGroups([...groups, { wilayaCode: null, grams: months(10, 7) }]);
  expect(fewer).toHaveLength(mostSeries);
  expect(fewer.map(({ wilayaCode }) => wilayaCode)).toEqual([5, 1, 3, 6, null]);
  expect(sum(fewer.flatMap(({ grams }) => grams))).toBe(38);
});

test.each([
  // At the end of October in Algiers, November has begun an hour before it does at Greenwich.
  [2026, "2026-10-31T22:59:00Z", 10],
  [2026, "2026-10-31T23:00:00Z", 11],
  [2025, "2026-10-31T12:00:00Z", 12],
])("of %d months that are to come are left out at %s", (year, moment, begun) => {
  expect(monthsBegun(year, new Date(moment))).toBe(begun);
});
