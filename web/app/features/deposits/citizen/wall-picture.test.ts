import { expect, test } from "vitest";
import { heightFor, placeOf } from "./wall-picture.ts";

test("tiles are laid in rows of six, from the reading side", () => {
  expect(placeOf(0, false)).toEqual({ x: 60, y: 190 });
  expect(placeOf(0, true)).toEqual({ x: 860, y: 190 });
  expect(placeOf(7, false)).toEqual({ x: 220, y: 350 });
  expect(placeOf(7, true)).toEqual({ x: 700, y: 350 });
});

test("the picture grows by a row", () => {
  expect(heightFor(7) - heightFor(6)).toBe(160);
  expect(heightFor(0)).toBe(heightFor(6));
});
