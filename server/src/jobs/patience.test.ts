import { expect, test } from "vitest";
import { patienceSeconds } from "./patience.ts";

const hours = (seconds: number): number => seconds / 3600;

test.each([
  ["* * * * *", 16 / 60],
  ["*/10 * * * *", 0.5],
  ["20 * * * *", 3],
  ["15 8-18 * * *", 16],
  ["17 2 * * *", 26],
  ["0 3 * * 1", 7 * 24 + 2],
])("a job at %s may go without a good end for %d hours", (schedule, allowed) => {
  expect(hours(patienceSeconds(schedule))).toBeCloseTo(allowed, 6);
});

test("a schedule too rare to be watched is refused", () => {
  expect(() => patienceSeconds("0 3 1 1 *")).toThrow("too rarely");
});
