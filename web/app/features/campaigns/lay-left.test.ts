import { expect, test } from "vitest";
import { layLeft, tileCount } from "./lay-left.ts";

test("what is left is laid as tiles: all, some, one for the last token, none", () => {
  expect(layLeft(5_000_000, 5_000_000)).toBe(tileCount);
  expect(layLeft(4_999_999, 5_000_000)).toBe(tileCount - 1);
  expect(layLeft(2_500_000, 5_000_000)).toBe(20);
  expect(layLeft(1, 5_000_000)).toBe(1);
  expect(layLeft(0, 5_000_000)).toBe(0);
  expect(layLeft(0, 0)).toBe(0);
});

test("there are never more tiles than places, and more tokens never make fewer tiles", () => {
  const filled = 9973;
  const laid = Array.from({ length: filled + 50 }, (_, left) => layLeft(left, filled));
  expect(laid).toEqual(laid.toSorted((one, other) => one - other));
  expect(Math.max(...laid)).toBe(tileCount);
});
