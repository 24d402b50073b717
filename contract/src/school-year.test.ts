import { describe, expect, it } from "vitest";
import { isTermDay, schoolYearOf } from "./school-year.ts";

describe("a school year", () => {
  it.each([
    ["2026-08-31", 2025],
    ["2026-09-01", 2026],
    ["2026-12-31", 2026],
    ["2027-01-01", 2026],
    ["2027-08-31", 2026],
    ["2027-09-01", 2027],
  ])("on %s is that of %d", (day, year) => {
    expect(schoolYearOf(day)).toBe(year);
  });

  it.each([
    ["2026-06-30", true],
    ["2026-07-01", false],
    ["2026-08-31", false],
    ["2026-09-01", true],
  ])("%s is a day of school: %s", (day, isOne) => {
    expect(isTermDay(day)).toBe(isOne);
  });
});
