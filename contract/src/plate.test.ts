import { expect, test } from "vitest";
import { readPlate } from "./plate.ts";

test.each([
  ["12345-123-16", "12345-123-16"],
  ["204517 118 16", "204517-118-16"],
  ["20451711816", "204517-118-16"],
  ["٢٠٤٥١٧ ١١٨ ١٦", "204517-118-16"],
  ["00012-309-01", "00012-309-01"],
])("%s is a plate", (typed, plate) => {
  expect(readPlate(typed)).toBe(plate);
});

test.each([
  "",
  "1234-123-16",
  "1234567-123-16",
  "12345-023-16",
  "12345-123-00",
  "12345-123-70",
  "00000-123-16",
  "AB-123-CD",
])("%j is none", (typed) => {
  expect(readPlate(typed)).toBeNull();
});
