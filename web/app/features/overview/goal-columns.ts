import type { BrandOverview } from "@app/contract/brand-overview";
import type { Material } from "@app/contract/materials";

type Months = BrandOverview["months"];
type Month = Months[number];

const kilogram = 1000;
const units = [10, 100, 1000, 10_000, 100_000].map((kilograms) => kilograms * kilogram);

/** More than these would not stand on a screen. */
const mostTiles = 18;

export const doneGrams = ({ materials }: Month): number =>
  materials.reduce((sum, { grams }) => sum + grams, 0);

/** What one tile stands for: 10 kg, 100 kg, a tonne, and so on for a brand that large. */
export const tileGrams = (months: Months): number => {
  const highest = Math.max(
    0,
    ...months.map((month) => Math.max(month.plannedGrams, doneGrams(month))),
  );
  return units.find((unit) => highest <= unit * mostTiles) ?? units.at(-1) ?? kilogram;
};

/** Whole tiles of each material; together they are as many as the whole month makes. */
export const tilesOf = ({ materials }: Month, unit: number): Partial<Record<Material, number>> => {
  let grams = 0;
  let laid = 0;
  const tiles: Partial<Record<Material, number>> = {};
  for (const part of materials) {
    grams += part.grams;
    const until = Math.round(grams / unit);
    tiles[part.material] = until - laid;
    laid = until;
  }
  return tiles;
};
