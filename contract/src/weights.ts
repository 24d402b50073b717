/** Weight is whole grams everywhere; kilograms exist only on the screen and in the spec's calls. */
export const weightLimits = { minGrams: 50, maxGrams: 50_000 } as const;

export const toKilograms = (grams: number): number => grams / 1000;

/** The chip of a point: whole kilograms of PET and PEHD together, the rest is cut off. */
export const wholeKilograms = (...grams: number[]): number =>
  Math.floor(grams.reduce((sum, value) => sum + value, 0) / 1000);
