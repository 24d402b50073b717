import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chooseGoals,
  countsFor,
  finishOn,
  type Goal,
  planOf,
  plannedUntil,
} from "./goals.rules.ts";

const even = Array.from({ length: 12 }, () => 1);
const goal = (changes: Partial<Goal> = {}): Goal => ({
  grams: 120_000_000,
  material: null,
  wilayas: [],
  weights: even,
  ...changes,
});

describe("goals that are looked at together", () => {
  test("one of the whole country and every material holds the others", () => {
    const whole = goal();
    const pet = goal({ material: "pet" });
    const oran = goal({ wilayas: [31] });
    expect(chooseGoals([pet, oran, whole], undefined)).toEqual([whole]);
    expect(chooseGoals([pet, oran], undefined)).toEqual([pet]);
    expect(chooseGoals([oran], undefined)).toEqual([oran]);
    expect(chooseGoals([pet, oran, whole], 31)).toEqual([oran]);
    expect(chooseGoals([pet, whole], 31)).toEqual([]);
  });

  test("count what they are about, and everything when there is none", () => {
    const cell = { month: 1, wilaya: 31, material: "pet", grams: 1 } as const;
    expect(countsFor([], cell)).toBe(true);
    expect(countsFor([goal({ material: "pehd" })], cell)).toBe(false);
    expect(countsFor([goal({ wilayas: [16] })], cell)).toBe(false);
    expect(countsFor([goal({ wilayas: [16, 31], material: "pet" })], cell)).toBe(true);
  });
});

describe("the plan", () => {
  test("adds up to the goal, whatever its parts", () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), weights, (grams, parts) => {
        fc.pre(parts.some((part) => part > 0));
        const plan = planOf([goal({ grams, weights: parts })]);
        expect(plan.reduce((sum, month) => sum + month, 0)).toBe(grams);
        expect(Math.min(...plan)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("until a day counts the days of its month, and a year that is over whole", () => {
    const plan = planOf([goal({ grams: 12_000 })]);
    expect(plannedUntil(plan, 2026, "2026-01-31")).toBe(1000);
    expect(plannedUntil(plan, 2026, "2026-06-15")).toBe(5500);
    expect(plannedUntil(plan, 2025, "2026-06-15")).toBe(12_000);
    expect(plannedUntil(plan, 2027, "2026-06-15")).toBe(0);
  });
});

describe("at this pace", () => {
  const on = (today: string, grams: number) => finishOn(365_000, grams, { year: 2026, today });

  test("a goal is reached on a day", () => {
    expect(on("2026-01-10", 10_000)).toBe("2026-12-31");
    expect(on("2026-01-10", 20_000)).toBe("2026-07-02");
    expect(on("2026-01-10", 5000)).toBe("2027-12-31");
  });

  test("nothing is said without a pace, without a need, of another year or of far away", () => {
    expect(on("2026-01-10", 0)).toBeNull();
    expect(on("2026-01-10", 365_000)).toBeNull();
    expect(on("2027-01-10", 10_000)).toBeNull();
    expect(on("2026-12-31", 1)).toBeNull();
  });
});
