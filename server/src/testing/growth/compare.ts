import type { Costs } from "./costs.ts";

export interface Compared {
  key: string;
  few: number;
  many: number;
  heaviest: string;
  /** Why it may grow, where it may. */
  reason: string | undefined;
}

/** What answers with a row for each of something, or reads up to a bound that the smaller country does not reach. */
const mayGrow: Readonly<Record<string, string>> = {
  "GET /api/v1/back-office/points/sheet": "a line for each point",
  "GET /api/v1/points/map": "a pin for each point, 5,000 at most",
  "GET /api/v1/figures": "all points are counted",
  "GET /api/v1/rates/preview": "up to 200,000 deposits of thirty days",
  "GET /api/v1/limits/:name/preview": "up to 200,000 deposits of thirty days",
};

/** Blocks of the catalogue that a statement may look at when it is planned anew. */
export const catalogue = 600;

/** Twice is an index one level deeper everywhere. */
const isGrown = (few: number, many: number): boolean => many > 2 * few + catalogue;

/** The operations that look at more in a country with more people, the one that grew most first. */
export const compareCosts = (few: Costs, many: Costs): Compared[] =>
  [...many]
    .map(([key, { blocks, heaviest }]) => ({
      key,
      few: few.get(key)?.blocks ?? 0,
      many: blocks,
      heaviest,
      reason: mayGrow[key],
    }))
    .filter((one) => isGrown(one.few, one.many))
    .toSorted((one, other) => other.many - other.few - (one.many - one.few));
