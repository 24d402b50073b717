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

/** What came back in a wilaya, and who brought something there this year. */
export interface WilayaReturns {
  wilayaCode: number;
  grams: readonly number[];
  citizens: ReadonlySet<string>;
}

export interface ReturnsGroup {
  wilayaCode: number | null;
  grams: number[];
}

const addUp = (wilayas: readonly WilayaReturns[]): number[] =>
  Array.from({ length: 12 }, (_, month) =>
    wilayas.reduce((sum, { grams }) => sum + (grams[month] ?? 0), 0),
  );

const peopleOf = (wilayas: readonly WilayaReturns[]): number =>
  new Set(wilayas.flatMap(({ citizens }) => [...citizens])).size;

/**
 * Wilayas where few people brought something are shown together. If they are few even together, the
 * smallest of the others joins them, for otherwise they could be reckoned from the sum of all; when
 * nothing is left that hides them, nothing is shown.
 */
export const groupReturns = (
  all: readonly WilayaReturns[],
): { groups: ReturnsGroup[]; hasTooFew: boolean } => {
  const wilayas = all
    .filter(({ grams }) => grams.some((one) => one > 0))
    .toSorted((one, other) => one.citizens.size - other.citizens.size);
  let merged = wilayas.filter(({ citizens }) => citizens.size < fewestCitizens).length;
  if (merged > 0) {
    while (merged < wilayas.length && peopleOf(wilayas.slice(0, merged)) < fewestCitizens) {
      merged += 1;
    }
  }
  const others = wilayas.slice(0, merged);
  if (others.length > 0 && peopleOf(others) < fewestCitizens)
    return { groups: [], hasTooFew: true };
  const own = wilayas
    .slice(merged)
    .map(({ wilayaCode, grams }) => ({ wilayaCode, grams: [...grams] }))
    .toSorted((one, other) => one.wilayaCode - other.wilayaCode);
  const together = others.length > 0 ? [{ wilayaCode: null, grams: addUp(others) }] : [];
  return { groups: [...own, ...together], hasTooFew: false };
};
