import { citizenStatement } from "@app/contract/statement";
import { expect, test } from "vitest";
import { periodNames, periodOf } from "./periods.ts";

const at = (time: string): number => Date.parse(time);

test("months run up to today, by the clocks of the country", () => {
  expect(periodOf("month", at("2026-11-15T10:00:00Z"))).toEqual({
    from: "2026-10-16",
    to: "2026-11-15",
  });
  expect(periodOf("year", at("2026-11-15T10:00:00Z"))).toEqual({
    from: "2025-11-16",
    to: "2026-11-15",
  });
  expect(periodOf("month", at("2026-12-31T23:30:00Z")).to).toBe("2027-01-01");
});

test("a month without the day ends earlier", () => {
  expect(periodOf("month", at("2026-03-31T10:00:00Z"))).toEqual({
    from: "2026-03-01",
    to: "2026-03-31",
  });
});

test("every day of four years gives periods that the server takes", () => {
  for (let day = at("2024-01-01T12:00:00Z"); day < at("2028-01-01T00:00:00Z"); day += 86_400_000) {
    for (const name of periodNames) {
      const period = periodOf(name, day);
      expect([period, citizenStatement.query.safeParse(period).success]).toEqual([period, true]);
    }
  }
});
