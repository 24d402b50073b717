import { fewestPeople } from "@app/contract/brand-overview";
import { materials } from "@app/contract/materials";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ClaimDay, mergeSmall } from "./weighings.rules.ts";

interface Weighing {
  claim: number;
  day: number;
  citizen: number;
}

const weighing = fc.record({
  claim: fc.nat(6),
  day: fc.integer({ min: 1, max: 9 }),
  citizen: fc.nat(14),
});

/** Every weighing has a weight of its own, so that its person is found again by it. */
const weightOf = (place: number): number => 1000 + place;

const claimDays = (weighings: readonly Weighing[]): ClaimDay[] => {
  const placed = weighings.map((one, place) => ({ ...one, weight: weightOf(place) }));
  return [...Map.groupBy(placed, ({ claim, day }) => `${claim} ${day}`).values()].flatMap((all) =>
    all.slice(0, 1).map(({ claim, day }) => ({
      claim: `C-${claim}`,
      lot: `A-${claim}`,
      point: { en: `Shop ${claim}` },
      wilaya: 1 + (claim % 2),
      material: materials[claim % materials.length] ?? "pet",
      month: { from: "2026-08-01", until: "2026-08-31" },
      day: `2026-07-0${day}`,
      weights: all.map(({ weight }) => weight),
      citizens: all.map(({ citizen }) => String(citizen)),
    })),
  );
};

test("no group has fewer than five people behind it, whatever was weighed", () => {
  fc.assert(
    fc.property(fc.array(weighing, { maxLength: 120 }), (weighings) => {
      const { groups } = mergeSmall(claimDays(weighings));
      for (const { weights } of groups) {
        const people = new Set(weights.map((weight) => weighings[weight - 1000]?.citizen));
        expect(people.size).toBeGreaterThanOrEqual(fewestPeople);
      }
    }),
  );
});

test("no gram is lost, none is told twice, and a named claim holds its own alone", () => {
  fc.assert(
    fc.property(fc.array(weighing, { maxLength: 120 }), (weighings) => {
      const { groups, restGrams } = mergeSmall(claimDays(weighings));
      const all = weighings.reduce((sum, _, place) => sum + weightOf(place), 0);
      expect(groups.reduce((sum, { grams }) => sum + grams, restGrams)).toBe(all);
      const told = groups.flatMap(({ weights }) => weights);
      expect(new Set(told).size).toBe(told.length);
      for (const { claim, grams, weights, from, until, point } of groups) {
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(grams);
        expect(weights).toEqual(weights.toSorted((one, other) => other - one));
        const claims = new Set(weights.map((weight) => `C-${weighings[weight - 1000]?.claim}`));
        if (claim !== null) expect([...claims]).toEqual([claim]);
        // Of several claims it says no place, and no day but the first and the last of a month.
        else expect([point, from, until]).toEqual([null, "2026-08-01", "2026-08-31"]);
      }
    }),
  );
});

const people = (from: number, to: number, claim: number, day = 1): Weighing[] =>
  Array.from({ length: to - from }, (_, place) => ({ claim, day, citizen: from + place }));

test("five people on one day are shown with their day, and a sixth the next day joins them", () => {
  const { groups, restGrams } = mergeSmall(claimDays([...people(0, 5, 0), ...people(5, 6, 0, 2)]));
  expect(restGrams).toBe(0);
  expect(groups).toMatchObject([
    { claim: "C-0", lot: "A-0", from: "2026-07-01", until: "2026-07-02", point: { en: "Shop 0" } },
  ]);
});

test("one person who comes ten times is one person", () => {
  const visits = Array.from({ length: 9 }, (_, place) => ({
    claim: 0,
    day: place + 1,
    citizen: 1,
  }));
  const { groups, restGrams } = mergeSmall(claimDays(visits));
  expect(groups).toEqual([]);
  expect(restGrams).toBe(visits.reduce((sum, _, place) => sum + weightOf(place), 0));
});

test("two small claims of one material in two wilayas keep the material and lose the wilaya", () => {
  // Claims 0 and 3 are both of P.E.T, in wilayas 1 and 2.
  const { groups } = mergeSmall(claimDays([...people(0, 3, 0), ...people(3, 6, 3)]));
  expect(groups).toMatchObject([{ claim: null, lot: null, wilaya: null, material: "pet" }]);
});
