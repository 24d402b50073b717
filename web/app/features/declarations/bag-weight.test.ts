import { expect, test } from "vitest";
import { withinBag } from "./bag-weight.ts";

test("a bag is guessed in half kilograms, from a half to ten", () => {
  expect(
    [0, 500, 749, 1300, 10_000, 10_500, Number.NaN].map((grams) => withinBag(grams, 10_000)),
  ).toEqual([500, 500, 500, 1500, 10_000, 10_000, Number.NaN]);
});
