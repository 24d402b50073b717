import { fewestCitizens, monthStaysOpenDays } from "@app/contract/distributor";

export interface OpenMonth {
  month: string;
  /** The last day on which it can be told. */
  until: string;
}

/** Of one distributor a product is in a wilaya once. */
export const keyOfPlace = (line: { productId: string; wilayaCode: number }): string =>
  `${line.productId} ${line.wilayaCode}`;

const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

export const monthBefore = (month: string): string => monthAfter(month, -1);

const closing = (month: string): OpenMonth => ({
  month,
  until: `${monthAfter(month, 1)}-${String(monthStaysOpenDays).padStart(2, "0")}`,
});

/** This one; and on the first days of it the one before, which comes first since it is urgent. */
export const openMonths = (today: string): OpenMonth[] => {
  const month = today.slice(0, 7);
  const before = closing(monthBefore(month));
  return today <= before.until ? [before, closing(month)] : [closing(month)];
};

/** What came back in a wilaya month by month, and how many people brought something this year. */
export interface WilayaReturns {
  wilayaCode: number;
  grams: readonly number[];
  citizens: number;
}

export interface ReturnsGroup {
  wilayaCode: number | null;
  grams: number[];
}

const addUp = (wilayas: readonly WilayaReturns[]): number[] =>
  Array.from({ length: 12 }, (_, month) =>
    wilayas.reduce((sum, { grams }) => sum + (grams[month] ?? 0), 0),
  );

/**
 * Wilayas where few people brought something are shown together with the smallest of the others: the
 * few may be the same people everywhere, so they are hidden only by somewhere with enough of them.
 * Where there is no such place, nothing is shown.
 */
export const groupReturns = (
  all: readonly WilayaReturns[],
): { groups: ReturnsGroup[]; hasTooFew: boolean } => {
  const wilayas = all
    .filter(({ grams }) => grams.some((one) => one > 0))
    .toSorted((one, other) => one.citizens - other.citizens);
  const few = wilayas.filter(({ citizens }) => citizens < fewestCitizens).length;
  if (few > 0 && few === wilayas.length) return { groups: [], hasTooFew: true };
  const others = few > 0 ? wilayas.slice(0, few + 1) : [];
  const own = wilayas
    .slice(others.length)
    .map(({ wilayaCode, grams }) => ({ wilayaCode, grams: [...grams] }))
    .toSorted((one, other) => one.wilayaCode - other.wilayaCode);
  const together = others.length > 0 ? [{ wilayaCode: null, grams: addUp(others) }] : [];
  return { groups: [...own, ...together], hasTooFew: false };
};
