import { expect, test } from "vitest";
import { halfDaysFrom } from "./half-days.ts";

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
