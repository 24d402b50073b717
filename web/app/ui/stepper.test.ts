import { expect, test } from "vitest";
import { readQuantity, withinLimits } from "./stepper.tsx";

test.each([
  ["7", 7],
  ["٤٢", 42],
  ["12 kg", 12],
  ["", null],
  ["abc", null],
])("%j is read as %j", (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

test("a quantity stays between 1 and 99", () => {
  const given = [0, 1, 50, 99, 100].map((quantity) => withinLimits(quantity));
  expect(given).toEqual([1, 1, 50, 99, 99]);
});

test("where there are fewer, it stays within those", () => {
  expect([0, 6, 7].map((quantity) => withinLimits(quantity, 6))).toEqual([1, 6, 6]);
});
