import { dayInAlgeria } from "@app/contract/country-time";
import type { Returns } from "@app/contract/distributor";

type Group = Returns["groups"][number];

/** Colours and shapes that can be told apart. */
export const mostSeries = 5;
const mostTiles = 12;
const smallestTile = 1000;

/** One kilogram, ten, a hundred, a tonne...: the smallest with which the highest column fits. */
export const tileGrams = (groups: readonly Group[]): number => {
  const highest = Math.max(
    0,
    ...Array.from({ length: 12 }, (_, month) =>
      groups.reduce((sum, { grams }) => sum + (grams[month] ?? 0), 0),
    ),
  );
  let tile = smallestTile;
  while (highest > tile * mostTiles) tile *= 10;
  return tile;
};

/** How many months of a year have begun, in Algiers, at a moment. */
export const monthsBegun = (year: number, now: Date): number => {
  const [thisYear, month] = dayInAlgeria(now).split("-").map(Number);
  return year === thisYear ? (month ?? 12) : 12;
};

const total = ({ grams }: Group): number => grams.reduce((sum, one) => sum + one, 0);

/** The largest by themselves; what is left joins the wilayas that the server put together. */
export const fewerGroups = (groups: readonly Group[]): Group[] => {
  if (groups.length <= mostSeries) return [...groups];
  const own = groups
    .filter(({ wilayaCode }) => wilayaCode !== null)
    .toSorted((one, other) => total(other) - total(one))
    .slice(0, mostSeries - 1);
  const others = groups.filter((group) => !own.includes(group));
  const grams = Array.from({ length: 12 }, (_, month) =>
    others.reduce((sum, group) => sum + (group.grams[month] ?? 0), 0),
  );
  return [...own, { wilayaCode: null, grams }];
};

export const idOf = ({ wilayaCode }: Group): string => String(wilayaCode ?? "others");

/** Whole tiles, and their sum is that of the whole: the largest rests get the tiles left over. */
export const tilesIn = (
  groups: readonly Group[],
  month: number,
  tile: number,
): Record<string, number> => {
  const shares = groups.map((group) => ({
    id: idOf(group),
    part: (group.grams[month] ?? 0) / tile,
  }));
  const sum = Math.round(shares.reduce((all, { part }) => all + part, 0));
  const floors = shares.map(({ id, part }) => ({ id, count: Math.floor(part), rest: part % 1 }));
  const missing = sum - floors.reduce((all, { count }) => all + count, 0);
  const more = new Set(
    floors
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ id }) => id),
  );
  return Object.fromEntries(floors.map(({ id, count }) => [id, count + (more.has(id) ? 1 : 0)]));
};
