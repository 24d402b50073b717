import { weightLimits } from "@app/contract/weights";
import { points as places } from "@app/database/seed/data/points";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCheats, cheatCount, planCheating } from "./cheats.ts";
import { makeCountry } from "./country.ts";
import { type Bag, planDay, secondsOfDay } from "./day.ts";
import { randomFor } from "./random.ts";

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const countryOf = (seed: number) =>
  makeCountry({ seed, points: cheatCount + 4, citizensPerPoint: 4 });

const isPossible = ({ grams, at }: Bag, day: number): boolean =>
  Number.isInteger(grams) &&
  grams >= weightLimits.minGrams &&
  grams <= weightLimits.maxGrams &&
  Number.isInteger(at) &&
  at >= day * secondsOfDay &&
  at < (day + 1) * secondsOfDay;

const areInOrder = (bags: readonly Bag[]): boolean =>
  bags.every((bag, place) => place === 0 || (bags[place - 1]?.at ?? 0) <= bag.at);

describe("whatever the seed", () => {
  test("it is the same country with the same days", () => {
    fc.assert(
      fc.property(seeds, fc.nat(6), (seed, day) => {
        const [one, other] = [addCheats(countryOf(seed)), addCheats(countryOf(seed))];
        expect(one).toEqual(other);
        expect(planDay(one, day)).toEqual(planDay(other, day));
        expect(planCheating(one, day, 2)).toEqual(planCheating(other, day, 2));
      }),
      { numRuns: 20 },
    );
  });

  test("bags are what a scale and a day can hold, in the order of the clock", () => {
    fc.assert(
      fc.property(seeds, fc.nat(6), (seed, day) => {
        const country = addCheats(countryOf(seed));
        for (const bags of [planDay(country, day), planCheating(country, day, 0)]) {
          expect(bags.filter((bag) => !isPossible(bag, day))).toEqual([]);
          expect(areInOrder(bags)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("what is labelled is of a colluding point, and nothing else is", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 5 }), (seed, day) => {
        const country = addCheats(countryOf(seed));
        const pointOf = new Map(country.cheats.map(({ id, point }) => [id, point]));
        expect(planDay(country, day).every(({ cheat }) => cheat === null)).toBe(true);
        const bags = planCheating(country, day, 2);
        expect(bags.every(({ cheat, point }) => pointOf.get(cheat ?? "") === point)).toBe(true);
        expect(new Set(bags.map(({ cheat }) => cheat)).size).toBe(cheatCount);
        expect(planCheating(country, 1, 2)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

test("points have names of their own and lie near real places in several wilayas", () => {
  const { points } = makeCountry({ seed: 7, points: 300, citizensPerPoint: 1 });
  expect(new Set(points.map(({ name }) => name.fr)).size).toBe(300);
  expect(
    new Set(points.map(({ communeCode }) => Math.floor(communeCode / 100))).size,
  ).toBeGreaterThan(5);
  for (const { index, lat, lng } of points) {
    const place = places[index % places.length];
    expect(Math.hypot(lat - (place?.latitude ?? 0), lng - (place?.longitude ?? 0))).toBeLessThan(
      0.02,
    );
  }
});

test("one more person changes nothing for the others", () => {
  const few = makeCountry({ seed: 7, points: 2, citizensPerPoint: 3 });
  const more = makeCountry({ seed: 7, points: 3, citizensPerPoint: 3 });
  expect(more.points.slice(0, 2)).toEqual(few.points);
  expect(more.citizens.slice(0, 6)).toEqual(few.citizens);
});

test("what is spread lies around one", () => {
  const random = randomFor(7, "spread");
  const values = Array.from({ length: 2000 }, () => random.spread(0.45));
  const middle = values.toSorted((a, b) => a - b)[1000] ?? 0;
  expect(middle).toBeCloseTo(1, 1);
  expect(Math.min(...values)).toBeGreaterThan(0);
});
