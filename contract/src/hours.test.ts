import { assert, constantFrom, integer, property, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Hours,
  hoursSchema,
  openStateAt,
  weekDayAt,
  type WeekDay,
  weekDays,
} from "./hours.ts";

/** 15 November 2026 is a Sunday; it is an hour later in Algiers than at Greenwich. */
const sunday = (time: string) => new Date(`2026-11-15T${time}:00Z`);
const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

const shop: Hours = {
  sun: [
    ["08:00", "12:00"],
    ["14:00", "19:30"],
  ],
  mon: [["20:00", "02:00"]],
};

describe("whether a point is open", () => {
  test.each([
    ["06:59", { isOpen: false, opens: { day: "sun", time: "08:00", isToday: true } }],
    ["07:00", { isOpen: true, until: "12:00" }],
    ["10:59", { isOpen: true, until: "12:00" }],
    ["11:00", { isOpen: false, opens: { day: "sun", time: "14:00", isToday: true } }],
    ["18:29", { isOpen: true, until: "19:30" }],
    ["18:30", { isOpen: false, opens: { day: "mon", time: "20:00", isToday: false } }],
    // Already Monday here.
    ["23:30", { isOpen: false, opens: { day: "mon", time: "20:00", isToday: true } }],
  ])("on Sunday at %s, Greenwich time", (time, state) => {
    expect(openStateAt(shop, sunday(time))).toEqual(state);
  });

  test("a night goes on after midnight, and ends there", () => {
    const tuesdayNight = after(sunday("00:00"), (2 * 24 + 0.5) * 60);
    expect(openStateAt(shop, tuesdayNight)).toEqual({ isOpen: true, until: "02:00" });
    expect(openStateAt(shop, after(tuesdayNight, 30))).toMatchObject({ isOpen: false });
  });

  test("from midnight to midnight every day is never closed; a point without hours never opens", () => {
    const always = Object.fromEntries(weekDays.map((day) => [day, [["00:00", "00:00"]]])) as Hours;
    expect(openStateAt(always, sunday("13:00"))).toEqual({ isOpen: true, until: null });
    expect(openStateAt({}, sunday("13:00"))).toEqual({ isOpen: false, opens: null });
  });
});

const time = integer({ min: 0, max: 1439 }).map(
  (minutes) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
);
/** Two times each, in order; the last may be turned round and passes midnight then. */
const hours = uniqueArray(constantFrom(...weekDays), { minLength: 1 }).chain((days) =>
  uniqueArray(time, { minLength: 2, maxLength: 2 }).map((times) =>
    Object.fromEntries(days.map((day, index) => [day, [index % 2 ? times : times.toSorted()]])),
  ),
);

test("the state says the same as counting the minutes by hand, until the moment it names", () => {
  assert(
    property(hours, integer({ min: 0, max: 10_079 }), (typed, shift) => {
      const open = hoursSchema.parse(typed);
      const isOpenBy = (moment: Date): boolean => {
        const local = after(moment, 60).toISOString().slice(11, 16);
        const day = weekDayAt(moment);
        const before = weekDays[(weekDays.indexOf(day) + 6) % 7] as WeekDay;
        const today = (open[day] ?? []).some(([from, until]) =>
          until <= from ? local >= from : local >= from && local < until,
        );
        return (
          today || (open[before] ?? []).some(([from, until]) => until <= from && local < until)
        );
      };
      const moment = after(sunday("00:00"), shift);
      const state = openStateAt(open, moment);
      expect(state.isOpen).toBe(isOpenBy(moment));
      const named = state.isOpen ? state.until : state.opens?.time;
      if (!named) return;
      // The first minute at which it is otherwise is the one that was named.
      let turn = moment;
      while (isOpenBy(turn) === state.isOpen) turn = after(turn, 1);
      expect(after(turn, 60).toISOString().slice(11, 16)).toBe(named);
    }),
    { numRuns: 60 },
  );
});

test.each([
  { sat: [] },
  { sat: [["8:00", "12:00"]] },
  { sat: [["08:00", "24:00"]] },
  {
    sat: [
      ["08:00", "12:00"],
      ["11:00", "19:00"],
    ],
  },
  {
    sat: [
      ["20:00", "02:00"],
      ["21:00", "23:00"],
    ],
  },
  { sat: Array.from({ length: 4 }, (_, i) => [`0${i * 2}:00`, `0${i * 2 + 1}:00`]) },
  { someday: [["08:00", "12:00"]] },
])("%j are no hours", (typed) => {
  expect(hoursSchema.safeParse(typed).success).toBe(false);
});
