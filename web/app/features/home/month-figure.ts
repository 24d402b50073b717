export interface MonthFigure {
  value: number;
  unit: "kilograms" | "tonnes";
  decimals: 0 | 1 | 2;
}

const kilogram = 1000;
const tonne = 1_000_000;

/** Cut off, never rounded up, to a number that fits on a tile: two decimals at first, tonnes at last. */
export const monthFigure = (grams: number): MonthFigure => {
  if (grams < 10 * kilogram) {
    return { value: Math.floor(grams / 10) / 100, unit: "kilograms", decimals: 2 };
  }
  if (grams < 100 * tonne) {
    return { value: Math.floor(grams / kilogram), unit: "kilograms", decimals: 0 };
  }
  if (grams < 1000 * tonne) {
    return { value: Math.floor((grams / tonne) * 10) / 10, unit: "tonnes", decimals: 1 };
  }
  return { value: Math.floor(grams / tonne), unit: "tonnes", decimals: 0 };
};
