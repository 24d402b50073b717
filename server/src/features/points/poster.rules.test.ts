import { expect, test } from "vitest";
import { hoursRows } from "./poster.rules.ts";

const day = [["08:00", "12:00"]] as const;
const evening = [["17:00", "21:00"]] as const;

test("days in a row with the same hours are one row", () => {
  expect(hoursRows({ sat: day, sun: day, mon: day, thu: day, fri: evening })).toEqual([
    { from: "sat", to: "mon", times: "08:00–12:00" },
    { from: "thu", to: "thu", times: "08:00–12:00" },
    { from: "fri", to: "fri", times: "17:00–21:00" },
  ]);
});

test("a break stands between two stretches; a point without hours has no rows", () => {
  expect(hoursRows({ mon: [...day, ...evening], tue: [] })).toEqual([
    { from: "mon", to: "mon", times: "08:00–12:00  ·  17:00–21:00" },
  ]);
  expect(hoursRows({})).toEqual([]);
});
