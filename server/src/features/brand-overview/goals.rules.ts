import { shareOut } from "@app/contract/goal-months";
import type { Material } from "@app/contract/materials";

export interface Goal {
  grams: number;
  /** Null: every material. */
  material: Material | null;
  /** None: the whole country. */
  wilayas: readonly number[];
  /** A month's part of the whole, January first. */
  weights: readonly number[];
}

/** What came back in one month, in one wilaya, of one material. */
export interface Cell {
  /** From 1. */
  month: number;
  wilaya: number;
  material: Material;
  grams: number;
}

const months = 12;

/**
 * The goals that are looked at together. One of the whole country, or of every material, holds what
 * narrower ones ask for: adding them up would ask for the same kilo twice.
 */
export const chooseGoals = (goals: readonly Goal[], wilaya: number | undefined): Goal[] => {
  const ofCountry = goals.filter(({ wilayas }) => wilayas.length === 0);
  const placed =
    wilaya === undefined
      ? ofCountry.length > 0
        ? ofCountry
        : goals
      : goals.filter(({ wilayas }) => wilayas.length === 1 && wilayas[0] === wilaya);
  const ofEverything = placed.filter(({ material }) => material === null);
  return [...(ofEverything.length > 0 ? ofEverything : placed)];
};

export const countsFor = (goals: readonly Goal[], { wilaya, material }: Cell): boolean =>
  goals.length === 0 ||
  goals.some(
    (goal) =>
      (goal.material === null || goal.material === material) &&
      (goal.wilayas.length === 0 || goal.wilayas.includes(wilaya)),
  );

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** By month, to the gram: the parts add up to the whole. */
export const planOf = (goals: readonly Goal[]): number[] => {
  const parts = goals.map(({ grams, weights }) => shareOut(grams, weights));
  return Array.from({ length: months }, (_, place) => sum(parts.map((part) => part[place] ?? 0)));
};

const dayMs = 86_400_000;
const startOf = (year: number): number => Date.UTC(year, 0, 1);

/** What the plan asks for until the end of a day: of a running month, the days that went by. */
export const plannedUntil = (plan: readonly number[], year: number, today: string): number => {
  const [thisYear = 0, month = 1, day = 1] = today.split("-").map(Number);
  if (year < thisYear) return sum(plan);
  if (year > thisYear) return 0;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const running = Math.floor(((plan[month - 1] ?? 0) * day) / daysInMonth);
  return sum(plan.slice(0, month - 1)) + running;
};

const furthestDays = 3650;

/** When the goal is reached at the pace of the year so far; null when there is no pace, or no need. */
export const finishOn = (
  goalGrams: number,
  grams: number,
  { year, today }: { year: number; today: string },
): string | null => {
  const start = startOf(year);
  const passed = Math.round((Date.parse(today) - start) / dayMs) + 1;
  if (Number(today.slice(0, 4)) !== year || grams <= 0 || grams >= goalGrams) return null;
  const needed = Math.ceil((goalGrams * passed) / grams);
  if (needed > furthestDays) return null;
  return new Date(start + (needed - 1) * dayMs).toISOString().slice(0, 10);
};
