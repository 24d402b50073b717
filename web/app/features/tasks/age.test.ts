import { expect, test } from "vitest";
import { ageOf } from "./age.ts";

const hour = 3_600_000;

test.each([
  [0, "0\u00A0min"],
  [59 * 60_000, "59\u00A0min"],
  [hour, "1\u00A0hr"],
  [47 * hour, "47\u00A0hr"],
  [48 * hour, "2\u00A0days"],
  [-hour, "0\u00A0min"],
])("%i ms are %s", (passed, shown) => {
  expect(ageOf(0, passed, "en")).toBe(shown);
});
