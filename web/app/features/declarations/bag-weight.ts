/** Nobody has a scale at hand: half a kilogram at a time. */
export const stepGrams = 500;
export const firstGrams = 1000;

export const withinBag = (grams: number, mostGrams: number): number =>
  Math.min(Math.max(Math.round(grams / stepGrams) * stepGrams, stepGrams), mostGrams);
