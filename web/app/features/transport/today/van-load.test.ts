import { expect, test } from "vitest";
import { freeGrams, segmentsOf } from "./van-load.ts";

const onBoard = [
  { material: "aluminium" as const, grams: 26_000 },
  { material: "pet" as const, grams: 186_000 },
  { material: "pehd" as const, grams: 98_000 },
];

test("the hold shows what is in it to scale, in one order, and what comes next", () => {
  const load = { payloadGrams: 800_000, onBoard, nextGrams: 212_000 };
  expect(freeGrams(load)).toBe(278_000);
  expect(segmentsOf(load, 800)).toEqual([
    { kind: "pet", x: 0, width: 186 },
    { kind: "pehd", x: 186, width: 98 },
    { kind: "aluminium", x: 284, width: 26 },
    { kind: "next", x: 310, width: 212 },
  ]);
});

test("an empty van has nothing in it, and one with too much is just full", () => {
  expect(segmentsOf({ payloadGrams: 800_000, onBoard: [], nextGrams: 0 }, 800)).toEqual([]);
  const heavy = { payloadGrams: 100_000, onBoard, nextGrams: 0 };
  expect(freeGrams(heavy)).toBe(0);
  const widths = segmentsOf(heavy, 800).reduce((all, { width }) => all + width, 0);
  expect(widths).toBeCloseTo(800);
});
