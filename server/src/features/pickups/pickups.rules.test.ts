import { halfDaysFrom } from "@app/contract/half-days";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  firstWindowFrom,
  isOffered,
  isWithinOffered,
  needsReasonToGiveBack,
  payFor,
} from "./pickups.rules.ts";

const anyMoment = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2031-12-31T00:00:00Z"),
  noInvalidDate: true,
});

describe("windows", () => {
  test("nobody waits longer than the next working day for the first of them", () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        expect(Date.parse(firstWindowFrom(now).from) - now.getTime()).toBeLessThan(44 * 3_600_000);
      }),
    );
  });

  test("only these can be asked for; a driver may propose a part of one", () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(9), fc.nat(4 * 60), fc.nat(4 * 60), (now, pick, a, b) => {
        const windows = halfDaysFrom(now);
        const half = windows[pick % windows.length] ?? firstWindowFrom(now);
        expect(isOffered(half, now)).toBe(true);
        expect(isOffered(half, new Date(half.from))).toBe(false);
        const part = {
          from: new Date(Date.parse(half.from) + Math.min(a, b) * 60_000).toISOString(),
          to: new Date(Date.parse(half.from) + Math.max(a, b) * 60_000).toISOString(),
        };
        expect(isWithinOffered(part, now)).toBe(Math.abs(a - b) >= 60);
        const later = { from: half.from, to: new Date(Date.parse(half.to) + 60_000).toISOString() };
        expect([isOffered(later, now), isWithinOffered(later, now)]).toEqual([false, false]);
      }),
    );
  });

  test("on Thursday evening the next ones are on Saturday", () => {
    expect(firstWindowFrom(new Date("2026-11-19T17:00:00Z"))).toEqual({
      from: "2026-11-21T07:00:00.000Z",
      to: "2026-11-21T11:00:00.000Z",
    });
  });
});

test("pays a base, the way and the weight", () => {
  expect(payFor({ meters: 0, grams: 0 })).toBe(50_000);
  expect(payFor({ meters: 21_000, grams: 212_000 })).toBe(50_000 + 63_000 + 42_400);
});

test("within twelve hours of its window a driver says why they give it back", () => {
  const from = new Date("2026-11-16T07:00:00Z");
  expect(needsReasonToGiveBack(from, new Date("2026-11-15T19:00:00Z"), 12)).toBe(false);
  expect(needsReasonToGiveBack(from, new Date("2026-11-15T19:00:01Z"), 12)).toBe(true);
});
