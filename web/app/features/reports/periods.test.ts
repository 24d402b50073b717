import { expect, test } from "vitest";
import { areGoodDays, kindOf, periodsOf } from "./periods.ts";

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

test.each([
  ["year", "2024-02-29", "2026-11-15", 3],
  ["quarter", "2024-12-31", "2026-01-01", 6],
  ["quarter", "2026-03-31", "2026-04-01", 2],
  ["month", "2023-12-15", "2024-03-31", 4],
  ["month", "2026-02-01", "2026-02-01", 1],
] as const)(
  "each %s from %s until %s follows the one before without a gap",
  (kind, first, last, count) => {
    const periods = periodsOf(kind, first, last);
    expect(periods).toHaveLength(count);
    expect(periods[0]?.until).toBe(last);
    expect((periods.at(-1)?.from ?? "") <= first).toBe(true);
    periods.forEach((period, place) => {
      expect(areGoodDays(period, last)).toBe(true);
      if (!period.isRunning) expect(kindOf(period)).toBe(kind);
      const older = periods[place + 1];
      if (older) expect(dayAfter(older.until)).toBe(period.from);
    });
  },
);

test("a period that is not over ends with the last day that is", () => {
  expect(periodsOf("year", "2026-01-05", "2026-11-15")).toEqual([
    { from: "2026-01-01", until: "2026-11-15", month: "2026-01", isRunning: true },
  ]);
});

test("days are of one year, in order, and over", () => {
  const last = "2026-11-15";
  expect(areGoodDays({ from: "2026-02-03", until: "2026-11-15" }, last)).toBe(true);
  expect(areGoodDays({ from: "2026-02-03", until: "2026-11-16" }, last)).toBe(false);
  expect(areGoodDays({ from: "2025-12-31", until: "2026-01-01" }, last)).toBe(false);
  expect(areGoodDays({ from: "2026-03-01", until: "2026-02-01" }, last)).toBe(false);
  expect(areGoodDays({ from: "", until: "" }, last)).toBe(false);
  expect(kindOf({ from: "2026-02-01", until: "2026-02-28" })).toBe("month");
  expect(kindOf({ from: "2026-02-01", until: "2026-04-30" })).toBe("days");
});
