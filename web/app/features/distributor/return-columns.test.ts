import fc from "fast-check";
import { expect, test } from "vitest";
import { fewerGroups, mostSeries, tileGrams, tilesIn } from "./return-columns.ts";

const grams = fc.array(fc.nat(50_000_000), { minLength: 12, maxLength: 12 });
const groups = fc.uniqueArray(
  fc.record({ wilayaCode: fc.option(fc.integer({ min: 1, max: 58 })), grams }),
  { selector: ({ wilayaCode }) => wilayaCode, minLength: 1, maxLength: 9 },
);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test("a column has as many tiles as its sum, and never more than fit", () => {
  fc.assert(
    fc.property(groups, fc.nat(11), (all, month) => {
      const tile = tileGrams(all);
      const tiles = sum(Object.values(tilesIn(all, month, tile)));
      expect(tiles).toBe(Math.round(sum(all.map((one) => one.grams[month] ?? 0)) / tile));
      expect(tiles).toBeLessThanOrEqual(12);
    }),
  );
});

test("many wilayas become few, and nothing is lost", () => {
  fc.assert(
    fc.property(groups, (all) => {
      const fewer = fewerGroups(all);
      expect(fewer.length).toBeLessThanOrEqual(mostSeries);
      expect(sum(fewer.flatMap((one) => one.grams))).toBe(sum(all.flatMap((one) => one.grams)));
    }),
  );
});
