/** So many tiles at most stand on each other: more cannot be counted. */
const tallest = 12;

/** What one tile stands for: 1, 10, 100 and so on, the smallest that leaves every column countable. */
export const unitFor = (months: readonly number[]): number => {
  const most = Math.max(...months, 1);
  let unit = 1;
  while (most / unit > tallest) unit *= 10;
  return unit;
};

/** Nothing that is planned disappears because it is less than half a tile. */
export const tilesFor = (amount: number, unit: number): number =>
  amount > 0 ? Math.max(1, Math.round(amount / unit)) : 0;
