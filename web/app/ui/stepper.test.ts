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
  expect([0, 1, 50, 99, 100].map(withinLimits)).toEqual([1, 1, 50, 99, 99]);
});
