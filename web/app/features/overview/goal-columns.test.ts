import { expect, test } from "vitest";
import { tileGrams, tilesOf } from "./goal-columns.ts";

const tonne = 1_000_000;
const month = (plannedGrams: number, ...grams: number[]) => ({
  month: "2026-08",
  plannedGrams,
  materials: (["pet", "pehd", "aluminium"] as const).flatMap((material, place) =>
    grams[place] === undefined ? [] : [{ material, grams: grams[place] }],
  ),
});

test("a tile is as much as the highest column, done or planned, needs to stay on the screen", () => {
  expect(tileGrams([month(13 * tonne)])).toBe(tonne);
  expect(tileGrams([month(1.3 * tonne)])).toBe(tonne / 10);
  expect(tileGrams([month(100_000)])).toBe(10_000);
  expect(tileGrams([month(100_000, 19 * tonne)])).toBe(10 * tonne);
  expect(tileGrams([])).toBe(10_000);
});

test("the tiles of the materials are together as many as the month makes", () => {
  expect(tilesOf(month(0, 4.4 * tonne, 1.4 * tonne, 0.4 * tonne), tonne)).toEqual({
    pet: 4,
    pehd: 2,
    aluminium: 0,
  });
  expect(tilesOf(month(0), tonne)).toEqual({});
});
