import type { PointDay } from "@app/contract/point-day";
import { expect, test } from "vitest";
import { gramsOfDay, tilesOf, weekUnit } from "./week-units.ts";

const day = (...grams: number[]): PointDay => ({
  date: "2026-11-15",
  materials: grams.map((one) => ({ material: "pet", deposits: 1, grams: one, tokens: 0 })),
});

test("a day is the sum of its materials", () => {
  expect(gramsOfDay(day(19_200, 6900, 2500))).toBe(28_600);
  expect(gramsOfDay(day())).toBe(0);
});

test("a quiet week is drawn in tiles of five kilograms, a busy one in larger ones", () => {
  expect(weekUnit([day()])).toBe(5000);
  expect(weekUnit([day(28_600), day(12_000)])).toBe(5000);
  expect(weekUnit([day(30_001)])).toBe(10_000);
});

test.each([1, 4999, 30_000, 30_001, 299_999, 3_000_001, 20_000_000])(
  "with %i grams on a day no column is higher than its place, and none with a bag is empty",
  (most) => {
    const all = [0, 1, Math.floor(most / 2), most];
    const unit = weekUnit(all.map((grams) => day(grams)));
    for (const grams of all) {
      const tiles = tilesOf(grams, unit);
      expect(tiles).toBeLessThanOrEqual(6);
      expect(tiles > 0).toBe(grams > 0);
    }
  },
);
