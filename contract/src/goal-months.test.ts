import fc from "fast-check";
import { expect, test } from "vitest";
import { shareOut, weightsOf } from "./goal-months.ts";

const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 });
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 12, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));

test("the months add up to the year, none is less than nothing, no weight is no part", () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const months = shareOut(amount, list);
      expect(months.reduce((sum, month) => sum + month, 0)).toBe(amount);
      months.forEach((month, place) => {
        expect(Number.isSafeInteger(month) && month >= 0).toBe(true);
        if (list[place] === 0) expect(month).toBe(0);
      });
    }),
  );
});

test("no month is more than one off its exact part", () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const total = list.reduce((sum, weight) => sum + weight, 0);
      shareOut(amount, list).forEach((month, place) => {
        const exact = (amount / total) * (list[place] ?? 0);
        expect(Math.abs(month - exact)).toBeLessThanOrEqual(1 + exact * 1e-9);
      });
    }),
  );
});

test("amounts by hand come back as they were written", () => {
  fc.assert(
    fc.property(weights, (list) => {
      const year = list.reduce((sum, month) => sum + month, 0);
      expect(shareOut(year, list)).toEqual(list);
    }),
  );
});

test("even is even, the season is highest in summer", () => {
  expect(new Set(shareOut(1200, weightsOf.even))).toEqual(new Set([100]));
  const season = shareOut(100, weightsOf.season);
  expect(season.indexOf(Math.max(...season))).toBe(6);
});
