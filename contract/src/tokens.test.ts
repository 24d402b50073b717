import fc from "fast-check";
import { expect, test } from "vitest";
import { shownTokens, tokensFor } from "./tokens.ts";
import { wholeKilograms } from "./weights.ts";

const pet = { perKilogram: 2000, starBonusPercent: 10 };

test("3.40 kg of PET with two stars is 81.60 tokens, shown as 81", () => {
  expect(tokensFor(3400, 2, pet)).toBe(8160);
  expect(shownTokens(8160)).toBe(81);
});

test("tokens are whole hundredths, never negative, and more weight or stars never earn less", () => {
  const grams = fc.integer({ min: 50, max: 50_000 });
  const rate = fc.record({
    perKilogram: fc.integer({ min: 1, max: 100_000 }),
    starBonusPercent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(grams, fc.nat(2), rate, (weight, stars, at) => {
      const tokens = tokensFor(weight, stars, at);
      return (
        Number.isSafeInteger(tokens) &&
        tokens >= 0 &&
        tokensFor(weight + 1, stars, at) >= tokens &&
        tokensFor(weight, stars + 1, at) >= tokens
      );
    }),
  );
});

test("[K-12] a balance is rounded down, a point's chip is the whole kilograms of PET and PEHD", () => {
  expect(shownTokens(124_899)).toBe(1248);
  expect(wholeKilograms(150_600, 62_300)).toBe(212);
});
