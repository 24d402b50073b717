import { expect, test } from "vitest";
import { waitTimeOf } from "./wait-time.ts";

test.each([
  [0, "seconds", 1],
  [42, "seconds", 42],
  [60, "seconds", 60],
  [61, "minutes", 2],
  [900, "minutes", 15],
  [3600, "minutes", 60],
  [3601, "hours", 2],
  [86_400, "hours", 24],
] as const)("%d seconds are told in %s: %d", (seconds, unit, count) => {
  expect(waitTimeOf(seconds)).toEqual({ unit, count });
});
