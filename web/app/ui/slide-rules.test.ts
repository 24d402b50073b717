import { expect, test } from "vitest";
import { isSlidFar, stepOf } from "./slide-rules.ts";

test("the arrow that points where people read moves forward, and four of them reach the end", () => {
  expect(stepOf("ArrowRight", false)).toBe(0.25);
  expect(stepOf("ArrowLeft", false)).toBe(-0.25);
  expect(stepOf("ArrowLeft", true)).toBe(0.25);
  expect(stepOf("ArrowRight", true)).toBe(-0.25);
  expect(stepOf("Enter", false)).toBeUndefined();
});

test("half the way confirms nothing", () => {
  expect(isSlidFar(0.5)).toBe(false);
  expect(isSlidFar(0.9)).toBe(false);
  expect(isSlidFar(0.95)).toBe(true);
});
