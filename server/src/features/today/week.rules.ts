import type { PointDay } from "@app/contract/point-day";

const dayMilliseconds = 24 * 60 * 60 * 1000;
const daysOfWeek = 7;

/** Seven days from the first, each with what was weighed on it. */
export const layWeek = (
  first: string,
  sums: readonly (PointDay["materials"][number] & { date: string })[],
): PointDay[] =>
  Array.from({ length: daysOfWeek }, (_, place) => {
    const moment = new Date(Date.parse(first) + place * dayMilliseconds);
    const date = moment.toISOString().slice(0, 10);
    const materials = sums
      .filter((sum) => sum.date === date)
      .map(({ material, deposits, grams, tokens }) => ({ material, deposits, grams, tokens }));
    return { date, materials };
  });
