import { lessonsOf } from "@app/contract/training";
import { expect, test } from "vitest";
import {
  further,
  hasPassedCounter,
  joinStands,
  nothing,
  sorterSince,
  type Stand,
} from "./progress.ts";

const seen = (card: number): Stand => ({ card, answered: null, passedAt: null });
const passed = (at: string): Stand => ({
  card: 4,
  answered: { answers: [{ id: "a", option: 1 }], at },
  passedAt: at,
});

test("the further one wins, in whichever order they meet", () => {
  const one = { sorting: seen(3), pehd: passed("2026-01-02") };
  const other = { sorting: seen(1), pehd: seen(2), cans: seen(1) };
  const joined = { sorting: seen(3), pehd: passed("2026-01-02"), cans: seen(1) };
  expect(joinStands(one, other)).toEqual(joined);
  expect(joinStands(other, one)).toEqual(joined);
});

test("a badge keeps its first day", () => {
  expect(further(passed("2026-03-01"), passed("2026-01-02")).passedAt).toBe("2026-01-02");
});

test("joining twice is joining once", () => {
  const stands = { sorting: seen(3), pehd: passed("2026-01-02") };
  expect(joinStands(stands, stands)).toEqual(stands);
});

const all = (slugs: readonly string[]) =>
  Object.fromEntries(slugs.map((slug, day) => [slug, passed(`2026-01-0${day + 1}`)]));

test("the counter opens with its last lesson, or when the account says so", () => {
  expect(hasPassedCounter(nothing)).toBe(false);
  expect(hasPassedCounter({ ...nothing, lessons: all(lessonsOf.counter.slice(1)) })).toBe(false);
  expect(hasPassedCounter({ ...nothing, lessons: all(lessonsOf.counter) })).toBe(true);
  expect(hasPassedCounter({ ...nothing, counterPassedAt: "2026-01-01" })).toBe(true);
});

test("a sorter is one since the last of the five", () => {
  expect(sorterSince({ ...nothing, lessons: all(lessonsOf.sorting.slice(1)) })).toBeNull();
  expect(sorterSince({ ...nothing, lessons: all(lessonsOf.sorting) })).toBe("2026-01-05");
});
