/** So many tiles at most stand on each other: more cannot be counted. */
export const tallest = 16;

/** What one tile stands for: 1, 2, 5, 10 and so on, the smallest that leaves every column countable. */
export const unitFor = (months: readonly number[]): number => {
  const most = Math.max(...months, 1);
  for (let power = 1; ; power *= 10) {
    const unit = [power, 2 * power, 5 * power].find((one) => most / one <= tallest);
    if (unit) return unit;
  }
};

/** Nothing that is planned disappears because it is less than half a tile. */
export const tilesFor = (amount: number, unit: number): number =>
  amount > 0 ? Math.max(1, Math.round(amount / unit)) : 0;
