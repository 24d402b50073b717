import { firstLimits } from "@app/contract/limits";
import { expect, test } from "vitest";
import { readKeptLimits } from "./use-limits.ts";

test("a phone goes on with the numbers it heard last, and with the first of those it never heard", () => {
  expect(readKeptLimits(null)).toEqual(firstLimits);
  expect(readKeptLimits('{"ask_above_grams":12000}')).toEqual({
    ...firstLimits,
    ask_above_grams: 12_000,
  });
  for (const broken of ["", "no", "[]", '{"ask_above_grams":"much"}', '{"of_tomorrow":1}']) {
    expect(readKeptLimits(broken)).toEqual(firstLimits);
  }
});
