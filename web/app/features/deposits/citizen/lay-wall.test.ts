import { expect, test } from "vitest";
import { columns, createWallLayer } from "./lay-wall.ts";

const deposits = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => ({ id: `0197-${(place + from) * 7919}` }));

const expectNoEqualNeighbours = (wall: readonly number[]): void => {
  wall.forEach((pair, place) => {
    expect(wall[place + 1]).not.toBe(pair);
    expect(wall[place + columns]).not.toBe(pair);
  });
};

test("two equal grounds are never side by side, in a row or in a column", () => {
  for (let from = 0; from < 200; from += 1) {
    expectNoEqualNeighbours(createWallLayer()(deposits(17, from)));
  }
});

test("a new deposit leaves the tiles before it as they were", () => {
  const lay = createWallLayer();
  const before = lay(deposits(11));
  expect(lay(deposits(12)).slice(0, 11)).toEqual(before);
});

test("a full wall moves on by one and every tile keeps its colour", () => {
  const lay = createWallLayer();
  let before = lay(deposits(11));
  for (let from = 1; from < 100; from += 1) {
    const after = lay(deposits(11, from));
    expect(after.slice(0, 10)).toEqual(before.slice(1));
    expectNoEqualNeighbours(after);
    before = after;
  }
});

test("whatever tile leaves the wall, no two alike come to stand side by side", () => {
  for (let gone = 0; gone < 17; gone += 1) {
    const lay = createWallLayer();
    const all = deposits(17, gone);
    lay(all);
    expectNoEqualNeighbours(lay(all.filter((_, place) => place !== gone)));
  }
});
