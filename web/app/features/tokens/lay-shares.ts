/**
 * So many tiles for each part, by its share of the whole: the largest remainders get what rounding
 * leaves over, and whatever there is at all has a tile. The numbers beside it are the exact ones.
 */
export const layShares = (parts: readonly number[], tiles: number): number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * tiles);
  const laid = exact.map((share, place) =>
    (parts[place] ?? 0) > 0 ? Math.max(1, Math.floor(share)) : 0,
  );
  const missing = tiles - laid.reduce((sum, count) => sum + count, 0);
  const gap = (place: number): number => (exact[place] ?? 0) - (laid[place] ?? 0);
  for (let step = 0; step < Math.abs(missing); step += 1) {
    const places = laid.map((_, place) => place);
    const chosen =
      missing > 0
        ? places.reduce((best, place) => (gap(place) > gap(best) ? place : best), 0)
        : // Too many small ones: the largest part gives tiles up.
          places.reduce(
            (best, place) => ((laid[place] ?? 0) > (laid[best] ?? 0) ? place : best),
            0,
          );
    laid[chosen] = (laid[chosen] ?? 0) + Math.sign(missing);
  }
  return laid;
};
