import { expect, test } from "vitest";
import { countDone, layColumn, type UnitSeries } from "./unit-chart-columns.ts";

const large: UnitSeries = { id: "large", label: "1.5 L", tile: { name: "q", pair: 4 } };
const small: UnitSeries = {
  id: "small",
  label: "0.5 L",
  tile: { name: "leaf", pair: 7, turn: 270 },
};
const column = { id: "jan", label: "Jan", value: "3 t" };

test("a column is laid from the ground: done by series, then waiting, then what is planned", () => {
  const units = layColumn([large, small], {
    ...column,
    done: { small: 1, large: 2 },
    waiting: 1,
    planned: 6,
  });
  const names = units.map((unit) => (typeof unit === "string" ? unit : unit.name));
  expect(names).toEqual(["q", "q", "leaf", "waiting", "planned", "planned"]);
});

test("every second tile of a series is turned by a quarter", () => {
  const units = layColumn([large, small], { ...column, done: { large: 3, small: 2 } });
  expect(units.map((unit) => (typeof unit === "string" ? unit : unit.turn))).toEqual([
    0, 90, 0, 270, 0,
  ]);
});

test("more than planned leaves no outline", () => {
  expect(layColumn([large], { ...column, done: { large: 3 }, planned: 2 })).toHaveLength(3);
});

test("only what is done counts as done", () => {
  expect(countDone({ ...column, done: { large: 3, small: 2 }, waiting: 4, planned: 9 })).toBe(5);
});
