import { expect, test } from "vitest";
import { hostTicksIn, stolenShare, takeTurn } from "./steal.ts";

const line = (user: number, idle: number, stolen: number): string =>
  `cpu  ${user} 0 0 ${idle} 0 0 0 ${stolen} 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n`;

/** A host that steals the given shares, one for each turn. */
const hostThatSteals = (shares: readonly number[]) => {
  const readings = [{ all: 0, stolen: 0 }];
  for (const share of shares) {
    const { all, stolen } = readings.at(-1) ?? { all: 0, stolen: 0 };
    const after = { all: all + 1000, stolen: stolen + 1000 * share };
    readings.push(after, after);
  }
  return () => readings.shift() ?? { all: 0, stolen: 0 };
};

const count = () => {
  let turn = 0;
  return async () => ++turn;
};

test("what the host took is a share of all ticks", () => {
  const [before, after] = [hostTicksIn(line(100, 50, 10)), hostTicksIn(line(150, 75, 35))];
  expect(stolenShare(before, after)).toBe(0.25);
  expect(stolenShare(before, before)).toBe(0);
  expect(() => hostTicksIn("intr 1 2 3")).toThrow("no ticks");
});

test("a quiet turn is taken once", async () => {
  const turn = await takeTurn(count(), { most: 0.05, tries: 6 }, hostThatSteals([0.05, 0]));
  expect(turn).toEqual({ figures: 1, stolen: 0.05, tries: 1 });
});

test("a disturbed turn is taken again until one is quiet", async () => {
  const turn = await takeTurn(count(), { most: 0.05, tries: 6 }, hostThatSteals([0.4, 0.2, 0.01]));
  expect(turn).toEqual({ figures: 3, stolen: 0.01, tries: 3 });
});

test("where none is quiet the least disturbed counts", async () => {
  const host = hostThatSteals([0.4, 0.2, 0.3]);
  const turn = await takeTurn(count(), { most: 0.05, tries: 3 }, host);
  expect(turn).toEqual({ figures: 2, stolen: 0.2, tries: 3 });
});
