import { expect, test } from "vitest";
import { gramsFromTyped } from "./counted-weight.ts";

test.each([
  ["171", 171_000],
  ["171,4", 171_400],
  ["171.40", 171_400],
  [" 0 ", 0],
  ["٤٠٫٦", 40_600],
  ["9999,99", 9_999_990],
])("%j is %i grams", (typed, grams) => expect(gramsFromTyped(typed)).toBe(grams));

test.each(["", "kg", "-3", "1,234", "10000", "1.2.3"])("%j is no weight", (typed) =>
  expect(gramsFromTyped(typed)).toBeNull(),
);
