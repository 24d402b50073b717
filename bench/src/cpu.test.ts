import { expect, test } from "vitest";
import { cpuBetween, cpuSecondsIn } from "./cpu.ts";

test("user and system time follow a name that may hold anything", () => {
  const after = "S 1 1 1 0 -1 4194560 10 0 0 0 250 50 7 7 20 0 1 0 5 1000 10";
  expect(cpuSecondsIn(`4711 (a) name) ${after}`)).toBe(3);
});

test("a backend that came meanwhile counts whole, one that went does not", () => {
  const before = {
    database: new Map([
      [1, 2],
      [2, 5],
    ]),
    processes: 10,
  };
  const after = {
    database: new Map([
      [1, 3.5],
      [3, 0.5],
    ]),
    processes: 14,
  };
  expect(cpuBetween(before, after)).toEqual({ database: 2, processes: 4 });
});
