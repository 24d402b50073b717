import { describe, expect, test } from "vitest";
import { capacityGrams, filledName, keptName, reviewState } from "./point-profiles.rules.ts";

test("what comes out of a name is what was filled in, and every language reads something", () => {
  for (const typed of [
    { ar: "بقالة البركة" },
    { fr: "Épicerie El Baraka" },
    { fr: "Épicerie El Baraka", ar: "بقالة البركة" },
    { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
    { en: "El Baraka Grocery" },
  ]) {
    const kept = keptName(typed);
    expect(kept.en).toBeTruthy();
    expect(filledName(kept)).toEqual(typed);
  }
});

test.each([
  [1, 40_000],
  [2, 80_000],
  [6, 240_000],
  [7, 250_000],
  [10_000, 250_000],
])("a van comes for %i square metres at %i g", (squareMeters, grams) => {
  expect(capacityGrams(squareMeters)).toBe(grams);
});

describe("where a point stands", () => {
  test.each([
    ["draft", null, "draft"],
    ["draft", "more_info", "more_info"],
    ["pending", "more_info", "pending"],
    ["active", "approved", "approved"],
    ["suspended", "approved", "suspended"],
    ["closed", "refused", "refused"],
    ["closed", "approved", null],
    ["closed", null, null],
  ] as const)("%s after %s", (status, decision, state) => {
    expect(reviewState(status, decision)).toBe(state);
  });
});
