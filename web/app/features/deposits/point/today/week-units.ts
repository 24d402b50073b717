import type { PointDay } from "@app/contract/point-day";

const unitSteps = [5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
const mostTiles = 6;

export const gramsOfDay = ({ materials }: Pick<PointDay, "materials">): number =>
  materials.reduce((sum, { grams }) => sum + grams, 0);

/** What one tile stands for: as little as possible, with no column higher than its place. */
export const weekUnit = (week: readonly PointDay[]): number => {
  const most = Math.max(0, ...week.map(gramsOfDay));
  return unitSteps.find((unit) => most <= unit * mostTiles) ?? Math.ceil(most / mostTiles);
};

/** A day with anything in it has a tile. */
export const tilesOf = (grams: number, unit: number): number => Math.ceil(grams / unit);
