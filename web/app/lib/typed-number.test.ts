import { expect, test } from "vitest";
import { readDecimal, readWhole } from "./typed-number.ts";

test.each([
  ["32,5", 32.5],
  ["32.5", 32.5],
  ["٣٢,٥", 32.5],
  [" 1 500 ", 1500],
  ["7,", 7],
  ["", Number.NaN],
  ["1.500.000", Number.NaN],
  ["-3", Number.NaN],
])("'%s' is read as %d", (typed, value) => {
  expect(readDecimal(typed)).toBe(value);
});

test.each([
  ["3\u202F000\u00A0000", 3_000_000],
  ["٣٠٠٠", 3000],
  ["1,500", Number.NaN],
  ["12a", Number.NaN],
])("'%s' is the whole number %d", (typed, value) => {
  expect(readWhole(typed)).toBe(value);
});
