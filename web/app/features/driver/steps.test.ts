import { expect, test } from "vitest";
import { overviewStep, stepToShow } from "./steps.ts";

const driver = {} as never;
const vehicles = [{}] as never[];
const payment = {} as never;

test("nobody gets further than what is filled in", () => {
  expect(stepToShow(null, 3)).toBe(1);
  expect(stepToShow({ state: "draft", driver, vehicles: [], payment: null }, 3)).toBe(2);
  expect(stepToShow({ state: "draft", driver, vehicles, payment: null }, null)).toBe(3);
  const whole = { state: "draft", driver, vehicles, payment } as const;
  expect(stepToShow(whole, null)).toBe(overviewStep);
  expect(stepToShow(whole, 2)).toBe(2);
  expect(stepToShow(whole, Number.NaN)).toBe(1);
});
