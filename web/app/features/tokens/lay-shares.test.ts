import { expect, test } from "vitest";
import { layShares } from "./lay-shares.ts";

test("shares that come out even are laid as they are", () => {
  expect(layShares([50, 25, 25, 0], 40)).toEqual([20, 10, 10, 0]);
});

test("what rounding leaves over goes to the largest remainders, and all tiles are laid", () => {
  expect(layShares([1, 1, 1], 40)).toEqual([14, 13, 13]);
});

test("what there is at all has a tile, at the cost of the largest", () => {
  expect(layShares([999_997, 1, 1, 1], 40)).toEqual([37, 1, 1, 1]);
});

test("where there is nothing, nothing is laid", () => {
  expect(layShares([0, 0], 40)).toEqual([0, 0]);
});
