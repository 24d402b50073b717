import { expect, test } from "vitest";
import { secondsUntil, showCountdown, untilNextSecond } from "./use-countdown.ts";

const moment = 1_800_000_000_000;

test("a second that has begun is counted, and what has passed is 0", () => {
  expect(
    [60_000, 59_999, 59_000, 1, 0, -5000].map((ms) => secondsUntil(moment, moment - ms)),
  ).toEqual([60, 60, 59, 1, 0, 0]);
});

test.each([60_000, 59_500, 1001, 1000, 1])(
  "with %i ms left, the number changes exactly at the next tick",
  (ms) => {
    const now = moment - ms;
    const tick = now + untilNextSecond(moment, now);
    expect(secondsUntil(moment, tick - 1)).toBe(secondsUntil(moment, now));
    expect(secondsUntil(moment, tick)).toBe(secondsUntil(moment, now) - 1);
  },
);

test("is shown as minutes and seconds", () => {
  expect([0, 9, 42, 60, 905].map(showCountdown)).toEqual(["0:00", "0:09", "0:42", "1:00", "15:05"]);
});
