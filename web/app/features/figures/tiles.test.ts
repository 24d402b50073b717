import { expect, test } from "vitest";
import { partOf, tileGrams, tilesOf } from "./tiles.ts";

test.each([
  [0, 1000],
  [24_000, 1000],
  [24_001, 2000],
  [120_000, 5000],
  [120_001, 10_000],
  [52_500_000, 5_000_000],
  [48_000_000, 2_000_000],
])("of %d grams at most a tile stands for %d", (highest, unit) => {
  expect(tileGrams(highest, 24)).toBe(unit);
});

test("what is there has a tile, and nothing has none", () => {
  expect([0, 1, 499, 1500].map((grams) => tilesOf(grams, 1000))).toEqual([0, 1, 1, 2]);
});

const most = 24;
const wholes = Array.from({ length: 400 }, (_, place) => Math.floor(1.07 ** place) * 7);

test("no column is higher than there is room, and no part larger than the whole", () => {
  for (const whole of wholes) {
    const unit = tileGrams(whole, most);
    expect(tilesOf(whole, unit)).toBeLessThanOrEqual(most);
    for (const share of [0, 0.3, 0.99, 1]) {
      expect(partOf(Math.floor(whole * share), whole, unit)).toBeLessThanOrEqual(
        tilesOf(whole, unit),
      );
    }
  }
});
