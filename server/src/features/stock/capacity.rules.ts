import { gramsPerSquareMeter, thresholdOf } from "@app/contract/stock";

interface Storage {
  capacity_grams: number;
  storage_square_meters: number | null;
}

/** The room the owner declared, or what was assumed before anybody asked for it. */
export const thresholdFor = ({ capacity_grams, storage_square_meters }: Storage) => {
  const capacityGrams =
    storage_square_meters === null ? capacity_grams : storage_square_meters * gramsPerSquareMeter;
  return { capacityGrams, thresholdGrams: thresholdOf(capacityGrams) };
};
