import { expect, test } from "vitest";
import { isClaimNumber } from "./claim-number.ts";

test("one wrong sign, two that changed places or another spelling: not a claim's number", () => {
  expect(isClaimNumber("K-322222A")).toBe(true);
  for (const wrong of [
    "K-322223A",
    "K-232222A",
    "K-322222B",
    "K322222A",
    "k-322222a",
    "A-1182",
    "",
  ]) {
    expect([wrong, isClaimNumber(wrong)]).toEqual([wrong, false]);
  }
});
