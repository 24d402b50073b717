import { expect, test } from "vitest";
import { thresholdOf } from "./stock.ts";

test.each([
  [1, 42_400],
  [5, 212_000],
  [6, 250_000],
  [10_000, 250_000],
])("a van comes for %i square metres at %i g", (squareMeters, grams) => {
  expect(thresholdOf(squareMeters)).toBe(grams);
});
