import { expect, test } from "vitest";
import { layStock } from "./stock-tiles.ts";

const stock = (pet: number, pehd: number, aluminium = 0) => [
  { material: "pet" as const, stockGrams: pet },
  { material: "pehd" as const, stockGrams: pehd },
  { material: "aluminium" as const, stockGrams: aluminium },
];

test("212 of 250 kg: 17 tiles of PET, four of PEHD, a fifth of one, and room for the rest", () => {
  const { unit, tiles } = layStock(stock(171_400, 40_600, 14_200), 250_000);
  expect(unit).toBe(10_000);
  expect(tiles).toHaveLength(25);
  const count = (material: string) =>
    tiles.filter((tile) => tile.kind === "full" && tile.material === material).length;
  expect([count("pet"), count("pehd"), count("aluminium")]).toEqual([17, 4, 0]);
  expect(tiles[21]).toEqual({ kind: "part", percent: 20 });
  expect(tiles.slice(22).every(({ kind }) => kind === "room")).toBe(true);
});

test("an empty point is all room, a small one has small tiles", () => {
  expect(layStock(stock(0, 0), 250_000).tiles.every(({ kind }) => kind === "room")).toBe(true);
  expect(layStock(stock(0, 0), 24_000)).toMatchObject({ unit: 1000 });
});

const weights = [0, 1, 4999, 9999, 10_000, 171_400, 249_990, 5_000_000];

test.each(weights.flatMap((pet) => weights.map((pehd) => [pet, pehd])))(
  "the tiles of %i and %i grams add up to what is there, up to the threshold or beyond it",
  (pet = 0, pehd = 0) => {
    for (const threshold of [1000, 84_800, 250_000]) {
      const { unit, tiles } = layStock(stock(pet, pehd), threshold);
      const sum = tiles.reduce((total, tile) => {
        if (tile.kind === "full") return total + unit;
        return tile.kind === "part" ? total + (tile.percent * unit) / 100 : total;
      }, 0);
      expect(Math.abs(sum - pet - pehd)).toBeLessThanOrEqual(unit / 100);
      expect(tiles.length).toBeLessThanOrEqual(30);
      expect(tiles.length * unit).toBeGreaterThanOrEqual(threshold);
    }
  },
);
