import { describe, expect, test } from "vitest";
import { holdsUntil, mayTakeJobs, paperState } from "./transporter-papers.ts";

const driver = { isApproved: true, licenceUntil: "2027-05-01", registerUntil: "2026-12-31" };
const vehicle = { insuranceUntil: "2026-11-20" };

describe("new jobs", () => {
  test("are open to a driver whose papers hold, the last day included", () => {
    expect(mayTakeJobs(driver, vehicle, new Date("2026-11-20T22:59:00Z"))).toEqual({ ok: true });
  });

  test("stop the day after the first paper ends, by the clocks of Algeria", () => {
    expect(mayTakeJobs(driver, vehicle, new Date("2026-11-20T23:01:00Z"))).toEqual({
      ok: false,
      reason: "expired",
      paper: "insurance",
    });
  });

  test("wait for the approval, whatever the papers say", () => {
    const waiting = { ...driver, isApproved: false };
    expect(mayTakeJobs(waiting, vehicle, new Date("2026-11-01T12:00:00Z"))).toEqual({
      ok: false,
      reason: "not_approved",
    });
  });
});

test("a badge holds as long as the first of the papers", () => {
  expect(holdsUntil(driver, vehicle)).toBe("2026-11-20");
  expect(holdsUntil(driver, { insuranceUntil: "2028-01-01" })).toBe("2026-12-31");
});

test.each([
  ["2026-11-14", "expired"],
  ["2026-11-15", "soon"],
  ["2026-12-15", "soon"],
  ["2026-12-16", "valid"],
] as const)("a paper that ends on %s is %s in the middle of November", (until, state) => {
  expect(paperState(until, new Date("2026-11-15T12:00:00Z"))).toBe(state);
});
