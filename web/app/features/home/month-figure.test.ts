import { expect, test } from "vitest";
import { monthFigure } from "./month-figure.ts";

test.each([
  [400, 0.4, "kilograms", 2],
  [9999, 9.99, "kilograms", 2],
  [10_000, 10, "kilograms", 0],
  [48_210_999, 48_210, "kilograms", 0],
  [99_999_999, 99_999, "kilograms", 0],
  [124_860_000, 124.8, "tonnes", 1],
  [1_248_900_000, 1248, "tonnes", 0],
])(
  "%i grams are %f %s with %i decimals, never more than there were",
  (grams, value, unit, decimals) => {
    expect(monthFigure(grams)).toEqual({ value, unit, decimals });
  },
);
