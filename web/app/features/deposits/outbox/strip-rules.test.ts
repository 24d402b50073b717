import { expect, test } from "vitest";
import { limitsOf } from "./outbox-limits.ts";
import { stripOf } from "./strip-rules.ts";
import { testEntry } from "./testing/test-entry.ts";

const entry = testEntry();
const weighedAt = Date.parse(entry.occurredAt);
const day = 24 * 3600 * 1000;

const quiet = {
  failure: null,
  isReachable: true,
  isSending: false,
  limits: limitsOf([], weighedAt),
  lost: 0,
  toSolve: [],
  waiting: [],
};

test("nothing is said when everything is sent", () => {
  expect(stripOf(quiet, true)).toBeNull();
  expect(stripOf({ ...quiet, isSending: true, waiting: [entry] }, true)).toBeNull();
});

test("without a network it says how many are safe on the phone", () => {
  expect(stripOf(quiet, false)).toMatchObject({ kind: "offline" });
  expect(stripOf({ ...quiet, waiting: [entry, entry, entry] }, false)).toEqual({
    kind: "offlineSaved",
    count: 3,
    isOnPage: true,
  });
});

test("a network without an answer is told apart, and so is what somebody must solve", () => {
  const waiting = [entry];
  expect(stripOf({ ...quiet, waiting, isReachable: false }, true)?.kind).toBe("unreachable");
  expect(stripOf({ ...quiet, toSolve: [entry] }, true)).toMatchObject({ kind: "solve", count: 1 });
});

test("what keeps somebody from weighing comes before everything", () => {
  const toSolve = [entry];
  expect(stripOf({ ...quiet, toSolve, failure: "full" }, false)?.kind).toBe("broken");
  expect(stripOf({ ...quiet, toSolve, lost: 4 }, false)).toMatchObject({ kind: "lost", count: 4 });
});

test("the limit is told before it is reached, by number and by age", () => {
  const many = (count: number) => Array.from({ length: count }, () => entry);
  const at = (count: number, days: number) => {
    const { isNear, isReached } = limitsOf(many(count), weighedAt + days * day);
    return [isNear, isReached];
  };
  expect(at(149, 0)).toEqual([false, false]);
  expect(at(150, 0)).toEqual([true, false]);
  expect(at(200, 0)).toEqual([true, true]);
  expect(at(1, 4.9)).toEqual([false, false]);
  expect(at(1, 5)).toEqual([true, false]);
  expect(at(1, 7)).toEqual([true, true]);
  const limits = limitsOf(many(160), weighedAt);
  expect(stripOf({ ...quiet, limits }, true)).toMatchObject({ kind: "nearlyFull", count: 160 });
});
