import { brandReviews } from "@app/contract/brand-company";
import fc from "fast-check";
import { expect, test } from "vitest";
import { reviewAfter } from "./brand-company.rules.ts";

const blocks = fc.constantFrom("identity", "seat", "contact", "packaging");

test("what is complete is looked at or was, what is not is a draft", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...brandReviews),
      blocks,
      fc.boolean(),
      fc.boolean(),
      (before, block, isComplete, isChanged) => {
        const after = reviewAfter(before, { block, isComplete, isChanged });
        if (!isComplete) expect(after).toBe("draft");
        else expect(["pending", "approved"]).toContain(after);
        if (after === "approved") expect(before).toBe("approved");
      },
    ),
  );
});

test.each([
  ["identity", true, "pending"],
  ["identity", false, "approved"],
  ["seat", true, "approved"],
  ["contact", true, "approved"],
  ["packaging", true, "approved"],
] as const)("approved papers after a save of %s, changed: %s", (block, isChanged, after) => {
  expect(reviewAfter("approved", { block, isComplete: true, isChanged })).toBe(after);
});
