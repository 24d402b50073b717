import { expect, test } from "vitest";
import { readCode } from "./code-field.tsx";

test.each([
  ["407251", "407251"],
  ["40 72-51", "407251"],
  ["٤٠٧٢٥١", "407251"],
  ["۴۰۷۲۵۱", "407251"],
  ["407251 est votre code Dawra", "407251"],
  ["4072519", "407251"],
  ["40a", "40"],
  ["", ""],
])("%j is read as %j", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
