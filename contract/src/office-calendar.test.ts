import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  type Calendar,
  furthestMove,
  isOfficeDay,
  officeWeekdays,
  visitsBetween,
  weekdayOf,
  windowOn,
} from "./office-calendar.ts";
import { rhythms } from "./office-packs.ts";

const tuesdays: Calendar = {
  rhythm: "weekly",
  weekday: 2,
  startsOn: "2026-11-16",
  pause: null,
  moves: [],
};
const daysOf = (calendar: Calendar, from = "2026-11-01", to = "2026-12-31") =>
  visitsBetween(calendar, from, to).map(({ day }) => day);

describe("dates of an office", () => {
  test("every week, every two weeks, the first such day of a month", () => {
    expect(daysOf(tuesdays, "2026-11-01", "2026-12-05")).toEqual([
      "2026-11-17",
      "2026-11-24",
      "2026-12-01",
    ]);
    expect(daysOf({ ...tuesdays, rhythm: "two_weeks" }, "2026-11-01", "2026-12-15")).toEqual([
      "2026-11-17",
      "2026-12-01",
      "2026-12-15",
    ]);
    expect(daysOf({ ...tuesdays, rhythm: "monthly" }, "2026-11-01", "2027-02-28")).toEqual([
      "2026-12-01",
      "2027-01-05",
      "2027-02-02",
    ]);
    expect(daysOf({ ...tuesdays, rhythm: "monthly", startsOn: "2026-11-02" })).toEqual([
      "2026-11-03",
      "2026-12-01",
    ]);
  });

  test("one is moved, one is left out, a pause takes the rest, and a moved one out of it stays", () => {
    const calendar: Calendar = {
      ...tuesdays,
      pause: { from: "2026-12-01", to: "2026-12-15" },
      moves: [
        { day: "2026-11-17", to: "2026-11-19" },
        { day: "2026-11-24", to: null },
        { day: "2026-12-15", to: "2026-12-17" },
      ],
    };
    expect(visitsBetween(calendar, "2026-11-01", "2026-12-22")).toEqual([
      { day: "2026-11-19", planned: "2026-11-17" },
      { day: "2026-12-17", planned: "2026-12-15" },
      { day: "2026-12-22", planned: "2026-12-22" },
    ]);
  });

  test("one that was moved before the day asked about, or after it, is found where it is", () => {
    const moves = [{ day: "2026-12-01", to: addDays("2026-12-01", -furthestMove) }];
    const [first] = visitsBetween({ ...tuesdays, moves }, "2026-11-18", "2026-11-18");
    expect(first).toEqual({ day: "2026-11-18", planned: "2026-12-01" });
  });

  test("whatever the rhythm: on its weekday, never before the start, each once, in order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rhythms),
        fc.constantFrom(...officeWeekdays),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 120 }),
        (rhythm, weekday, start, length) => {
          const startsOn = addDays("2026-01-01", start);
          const calendar = { rhythm, weekday, startsOn, pause: null, moves: [] };
          const days = daysOf(calendar, startsOn, addDays(startsOn, length));
          expect(days.every((day) => weekdayOf(day) === weekday && day >= startsOn)).toBe(true);
          expect(days.every(isOfficeDay)).toBe(true);
          expect(days).toEqual([...new Set(days)].toSorted());
          // No gap is longer than the rhythm: a month has at most five such weekdays.
          const longest = { weekly: 7, two_weeks: 14, monthly: 35 }[rhythm];
          const gaps = days.slice(1).map((day, at) => Date.parse(day) - Date.parse(days[at] ?? ""));
          expect(gaps.every((gap) => gap <= longest * 86_400_000)).toBe(true);
        },
      ),
    );
  });

  test("a half-day is told as instants, an hour ahead of Greenwich", () => {
    expect(windowOn("2026-11-17", "morning")).toEqual({
      from: "2026-11-17T07:00:00.000Z",
      to: "2026-11-17T11:00:00.000Z",
    });
  });
});
