import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import boundaries from "./boundaries.json";
import { decodeRing } from "./decode-rings.ts";

const ringsOf = (rings: readonly number[][]) =>
  rings.map((steps) => decodeRing(steps, boundaries.unitsPerDegree));

/** How often a ray to the north crosses the ring: an odd number means inside. */
const holds = (ring: readonly [number, number][], [lat, lng]: readonly [number, number]): boolean =>
  ring.filter(([lat1, lng1], index) => {
    const [lat2, lng2] = ring.at(index - 1) ?? [lat1, lng1];
    const isBetween = lng1 > lng !== lng2 > lng;
    return isBetween && lat < lat1 + ((lng - lng1) / (lng2 - lng1)) * (lat2 - lat1);
  }).length %
    2 ===
  1;

const wilayas = ringsOf(boundaries.wilayas);
const land = ringsOf(boundaries.land);
const count = (rings: typeof wilayas, place: readonly [number, number]) =>
  rings.filter((ring) => holds(ring, place)).length;

test("the ground of the map is small enough for a slow line", () => {
  expect(gzipSync(JSON.stringify(boundaries)).length).toBeLessThan(30_000);
});

test.each([
  ["Bab El Oued", [36.7884, 3.0503]],
  ["Oran", [35.6971, -0.6308]],
  ["Annaba", [36.9, 7.75]],
  ["Tamanrasset", [22.785, 5.523]],
] as const)("%s lies in one wilaya", (_, place) => {
  expect(wilayas).toHaveLength(48);
  expect(count(wilayas, place)).toBe(1);
  expect(count(land, place)).toBe(1);
});

test("Tunis is land, the open sea is not", () => {
  expect(count(wilayas, [36.8, 10.1])).toBe(0);
  expect(count(land, [36.8, 10.1])).toBe(1);
  expect(count(land, [38.5, 4])).toBe(0);
});
