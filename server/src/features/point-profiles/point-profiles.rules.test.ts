import { describe, expect, test } from "vitest";
import { filledName, keptName, reviewState } from "./point-profiles.rules.ts";

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
