const dayMs = 24 * 60 * 60 * 1000;

/** Whole days until it is over; none on the last one. */
export const daysLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(expiresAt) - now) / dayMs));
