import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupMonths } from "./exchanges.rules.ts";

const month = (n: number): string =>
  `${2020 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`;
const counts = fc
  .array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 })
  .map((list) => list.map((count, n) => ({ month: month(n), count })));
const sum = (list: readonly { count: number }[]): number =>
  list.reduce((total, { count }) => total + count, 0);

describe("exchanges by month", () => {
  test("a month with enough of them stands alone, others are told with their neighbours", () => {
    const months = [7, 2, 4, 5, 1].map((count, n) => ({ month: month(n), count }));
    expect(groupMonths(months, 5)).toEqual([
      { first: "2020-01", last: "2020-01", count: 7 },
      { first: "2020-02", last: "2020-03", count: 6 },
      { first: "2020-04", last: "2020-05", count: 6 },
    ]);
    expect(groupMonths([{ month: "2026-11", count: 4 }], 5)).toEqual([]);
  });

  test("no group is smaller than allowed, none is lost, and they follow each other", () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 9 }), (months, smallest) => {
        const groups = groupMonths(months, smallest);
        for (const { count } of groups) expect(count).toBeGreaterThanOrEqual(smallest);
        expect(sum(groups)).toBe(sum(months) >= smallest ? sum(months) : 0);
        const edges = groups.flatMap(({ first, last }) => [first, last]);
        expect(edges).toEqual(edges.toSorted());
      }),
    );
  });
});
