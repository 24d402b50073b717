import { expect, test } from "vitest";
import { isWithinReach, missingKilograms, missingTokens, nextGoal } from "./goal.ts";
import { rewardFor } from "./testing/reward.ts";

const loaves = rewardFor({ price: 12_000 });
const basket = rewardFor({ price: 130_000 });
const hammam = rewardFor({ price: 180_000 });

test("the next goal is the cheapest that is out of reach and not sold out", () => {
  expect(nextGoal([hammam, loaves, basket], 124_860)).toBe(basket);
  expect(nextGoal([hammam, { ...basket, stock: 0 }], 124_860)).toBe(hammam);
  expect(nextGoal([loaves], 124_860)).toBeNull();
});

test("a price that the balance just pays is within reach, one hundredth less is not", () => {
  expect(isWithinReach(loaves, 12_000)).toBe(true);
  expect(isWithinReach(loaves, 11_999)).toBe(false);
  expect(isWithinReach({ ...loaves, stock: 0 }, 12_000)).toBe(false);
});

test("the balance that is shown and what is missing add up to the price", () => {
  // 1248.60 is shown as 1248.
  expect(missingTokens(130_000, 124_860)).toBe(52);
  expect(missingTokens(130_000, 124_800)).toBe(52);
  expect(missingTokens(12_000, 12_000)).toBe(0);
});

test("the missing kilograms are rounded up, and unknown without a rate", () => {
  expect(missingKilograms(130_000, 124_860, 2000)).toBe(3);
  expect(missingKilograms(130_000, 126_000, 2000)).toBe(2);
  expect(missingKilograms(130_000, 129_999, 2000)).toBe(1);
  expect(missingKilograms(130_000, 124_860, null)).toBeNull();
});
