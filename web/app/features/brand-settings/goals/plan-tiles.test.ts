import { expect, it } from "vitest";
import { tallest, tilesFor, unitFor } from "./plan-tiles.ts";

it("one tile is a tonne for a goal of some hundred", () => {
  expect(unitFor([6000, 15_600])).toBe(1000);
  expect(unitFor([6000, 17_000])).toBe(2000);
  expect(unitFor([6000, 80_000])).toBe(5000);
  expect(unitFor([6000, 81_000])).toBe(10_000);
  expect(unitFor([0, 0])).toBe(1);
});

it("no column is taller than can be counted, none that is planned is empty", () => {
  for (let most = 1; most < 1_000_000_000; most = most * 2 + 1) {
    const plan = [0, 1, Math.floor(most / 3), most];
    const unit = unitFor(plan);
    for (const month of plan) {
      const tiles = tilesFor(month, unit);
      expect(tiles).toBeLessThanOrEqual(tallest);
      expect(tiles > 0).toBe(month > 0);
    }
  }
});
