import { expect, test } from "vitest";
import { dayOf, halfDaysFrom } from "./half-days.ts";

test("a day begins at midnight in Algiers", () => {
  expect(dayOf(Date.parse("2026-08-02T22:59:00Z"))).toBe("2026-08-02");
  expect(dayOf(Date.parse("2026-08-02T23:00:00Z"))).toBe("2026-08-03");
});

test("half-days of five working days, without Friday and without what has begun", () => {
  // A Wednesday at ten in the morning: its first half is under way.
  const windows = halfDaysFrom(Date.parse("2026-08-05T09:00:00Z"));
  expect(windows.map(({ from }) => from)).toEqual([
    "2026-08-05T12:00:00.000Z",
    "2026-08-06T07:00:00.000Z",
    "2026-08-06T12:00:00.000Z",
    "2026-08-08T07:00:00.000Z",
    "2026-08-08T12:00:00.000Z",
    "2026-08-09T07:00:00.000Z",
    "2026-08-09T12:00:00.000Z",
    "2026-08-10T07:00:00.000Z",
    "2026-08-10T12:00:00.000Z",
  ]);
  expect(windows[0]?.to).toBe("2026-08-05T16:00:00.000Z");
});
