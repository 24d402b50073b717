import { expect, test } from "vitest";
import { clipRing, type Place } from "./clip-ring.ts";

const box = { west: 0, south: 0, east: 10, north: 10 };

test("what lies inside stays as it is, what lies outside goes", () => {
  const inside: Place[] = [
    [1, 1],
    [5, 1],
    [5, 5],
  ];
  expect(clipRing(inside, box)).toEqual(inside);
  expect(
    clipRing(
      inside.map(([lng, lat]): Place => [lng + 20, lat]),
      box,
    ),
  ).toEqual([]);
});

test("what lies across is cut at the edge", () => {
  const ring: Place[] = [
    [5, 2],
    [15, 2],
    [15, 4],
    [5, 4],
  ];
  expect(clipRing(ring, box)).toEqual([
    [5, 2],
    [10, 2],
    [10, 4],
    [5, 4],
  ]);
});

test("a ring around the box becomes the box", () => {
  const around: Place[] = [
    [-5, -5],
    [15, -5],
    [15, 15],
    [-5, 15],
  ];
  expect(new Set(clipRing(around, box).map(String))).toEqual(
    new Set(["0,0", "10,0", "10,10", "0,10"]),
  );
});
