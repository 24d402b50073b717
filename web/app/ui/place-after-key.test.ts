import { expect, test } from "vitest";
import { placeAfterKey } from "./place-after-key.ts";

const ofThree = (place: number, isRightToLeft = false) => ({ place, count: 3, isRightToLeft });

test("an arrow leads the way it points, in either reading direction", () => {
  expect(placeAfterKey("ArrowRight", ofThree(0))).toBe(1);
  expect(placeAfterKey("ArrowLeft", ofThree(1))).toBe(0);
  expect(placeAfterKey("ArrowLeft", ofThree(0, true))).toBe(1);
  expect(placeAfterKey("ArrowRight", ofThree(1, true))).toBe(0);
});

test("the row goes round at both ends", () => {
  expect(placeAfterKey("ArrowRight", ofThree(2))).toBe(0);
  expect(placeAfterKey("ArrowLeft", ofThree(0))).toBe(2);
});

test("Home and End lead to the ends, other keys nowhere", () => {
  expect(placeAfterKey("Home", ofThree(2, true))).toBe(0);
  expect(placeAfterKey("End", ofThree(0))).toBe(2);
  expect(placeAfterKey("ArrowDown", ofThree(0))).toBeUndefined();
  expect(placeAfterKey("a", ofThree(0))).toBeUndefined();
});
