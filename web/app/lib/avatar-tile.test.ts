import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { avatarPairs, avatarShapes, avatarTile } from "./avatar-tile.ts";

const people = Array.from({ length: 5000 }, () => randomUUID());
const written = (id: string): string => JSON.stringify(avatarTile(id));

test("the same id has the same tile", () => {
  // Nobody's tile may change with a release.
  expect(avatarTile("0197f2a0-0000-7000-8000-000000000001")).toEqual({
    name: "half",
    pair: 2,
    turn: 180,
  });
});

test("every tile is one of the shapes on a ground that shows on white", () => {
  const [shapes, pairs] = [new Set<string>(avatarShapes), new Set<number>(avatarPairs)];
  const strange = people
    .map(avatarTile)
    .filter(({ name, pair }) => !shapes.has(name) || !pairs.has(pair));
  expect(strange).toEqual([]);
});

test("tiles are spread evenly: no shape and no ground is rare", () => {
  const counts = new Map<string, number>();
  for (const id of people) {
    const { name, pair } = avatarTile(id);
    for (const part of [name, pair]) counts.set(`${part}`, (counts.get(`${part}`) ?? 0) + 1);
  }
  for (const name of avatarShapes) expect(counts.get(name)).toBeGreaterThan(5000 / 12 / 1.5);
  for (const pair of avatarPairs) expect(counts.get(`${pair}`)).toBeGreaterThan(5000 / 8 / 1.5);
});

test("ids that follow each other look different", () => {
  const row = Array.from({ length: 64 }, (_, place) =>
    written(`0197f2a0-0000-7000-8000-0000000000${place.toString(16).padStart(2, "0")}`),
  );
  const equalNeighbours = row.filter((tile, place) => tile === row[place + 1]);
  expect(equalNeighbours.length).toBeLessThan(4);
});
