const kilogram = 1000;
const steps = [1, 2, 5];

/** What one tile stands for, so that the highest has no more of them than that: 1, 2, 5, 10 kg... */
export const tileGrams = (highest: number, most: number): number => {
  for (let power = kilogram; ; power *= 10) {
    const found = steps.find((step) => highest <= step * power * most);
    if (found !== undefined) return found * power;
  }
};

/** Whole tiles; what is there at all has one. */
export const tilesOf = (grams: number, unit: number): number =>
  grams > 0 ? Math.max(1, Math.round(grams / unit)) : 0;

/** Of a part of what is shown: never more than the whole has. */
export const partOf = (grams: number, whole: number, unit: number): number =>
  Math.min(tilesOf(whole, unit), Math.round(grams / unit));
