import fc from "fast-check";
import { expect, test } from "vitest";
import { materials } from "./materials.ts";
import { bagsPerMonth, binKinds, packOf, packs, suggestBins, suggestPack } from "./office-packs.ts";

test("packs follow each other without a gap, and the suggested one fits", () => {
  expect([1, 20, 21, 100, 101, 5000].map(suggestPack)).toEqual([
    "starter",
    "starter",
    "team",
    "team",
    "site",
    "site",
  ]);
  for (const [at, { fewestPeople }] of packs.entries()) {
    expect(fewestPeople).toBe((packs[at - 1]?.mostPeople ?? 0) + 1);
  }
});

test("more people never get fewer bins, or a smaller pack", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4999 }), (people) => {
      expect(suggestBins(people + 1)).toBeGreaterThanOrEqual(suggestBins(people));
      expect(packOf(suggestPack(people + 1)).dinarsPerMonth).toBeGreaterThanOrEqual(
        packOf(suggestPack(people)).dinarsPerMonth,
      );
    }),
  );
});

test("bottles and cans come first, the third takes the rest", () => {
  expect(binKinds(2)).toEqual(["pet", "aluminium"]);
  expect(new Set(binKinds(3))).toEqual(new Set(materials));
  expect(bagsPerMonth(11, "weekly")).toBe(44);
});
