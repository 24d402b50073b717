import { expect, test } from "vitest";
import { afterKey, declaredWeight } from "./bag-weight.ts";
import { daysLeft } from "./days-left.ts";

test("what the citizen said stands there until the first key", () => {
  const said = declaredWeight(1800);
  expect(said.text).toBe("1.80");
  const weighed = (["1", "decimal", "6"] as const).reduce(afterKey, said);
  expect(weighed.text).toBe("1.6");
});

test("the delete key takes away its last digit", () => {
  expect(afterKey(declaredWeight(1800), "delete").text).toBe("1.8");
});

test("days are counted whole, and the last one is none", () => {
  const now = Date.parse("2026-11-15T10:00:00Z");
  expect(daysLeft("2026-11-22T10:00:00Z", now)).toBe(7);
  expect(daysLeft("2026-11-16T09:59:00Z", now)).toBe(0);
  expect(daysLeft("2026-11-14T10:00:00Z", now)).toBe(0);
});
