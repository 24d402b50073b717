import { expect, test } from "vitest";
import { beginOf, dayAfter, partsOf } from "./dated.ts";

const at = (validFrom: string) => ({ validFrom });

test("a number is to come until its moment, then it holds, then it is history", () => {
  const values = ["2026-12-01", "2026-10-01", "2020-01-01"].map((day) => at(beginOf(day)));
  const [december, october, first] = values;
  expect(partsOf(values, "2026-11-30T22:59:59Z")).toEqual({
    coming: december,
    current: october,
    past: [first],
  });
  expect(partsOf(values, "2026-11-30T23:00:00Z")).toEqual({
    coming: undefined,
    current: december,
    past: [october, first],
  });
});

test("days are those of Algeria, also an hour before midnight at Greenwich", () => {
  expect(dayAfter("2026-11-15T22:30:00Z", 1)).toBe("2026-11-16");
  expect(dayAfter("2026-11-15T23:30:00Z", 1)).toBe("2026-11-17");
  expect(beginOf("2026-11-17")).toBe("2026-11-16T23:00:00.000Z");
});
