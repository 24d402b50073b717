export const tileCount = 40;

/**
 * So many of the tiles are still there: a part of one counts as one, and all of them are there only
 * while nothing was paid. The numbers beside them are the exact ones.
 */
export const layLeft = (left: number, filled: number): number => {
  if (filled <= 0 || left <= 0) return 0;
  const share = Math.ceil((Math.min(left, filled) / filled) * tileCount);
  return left < filled ? Math.min(share, tileCount - 1) : share;
};
