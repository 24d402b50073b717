import { materials } from "@app/contract/materials";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cell, mergeFew } from "./cells.rules.ts";

const people = (...names: string[]): string[] => names;
const cell = (wilaya: number, grams: number, behind: readonly string[]): Cell => ({
  wilaya,
  material: "pet",
  grams,
  lots: 1,
  people: behind,
});
const five = people("a", "b", "c", "d", "e");

test("a wilaya with five people is named, those with fewer are together", () => {
  expect(
    mergeFew([cell(16, 900, five), cell(31, 500, ["f", "g", "h"]), cell(25, 400, ["i", "j"])]),
  ).toEqual([
    { wilaya: 16, material: "pet", grams: 900, lots: 1 },
    { wilaya: null, material: "pet", grams: 900, lots: 2 },
  ]);
});

test("one that is too small alone takes the smallest of the named with it", () => {
  const shown = mergeFew([cell(16, 900, five), cell(31, 700, five), cell(25, 400, ["f"])]);
  expect(shown).toEqual([
    { wilaya: 16, material: "pet", grams: 900, lots: 1 },
    { wilaya: null, material: "pet", grams: 1100, lots: 2 },
  ]);
});

test("a person who brings something in two wilayas is one person", () => {
  const three = people("a", "b", "c");
  expect(mergeFew([cell(16, 900, five), cell(31, 50, three), cell(25, 40, three)])).toEqual([
    { wilaya: null, material: "pet", grams: 990, lots: 3 },
  ]);
});

test("what is taken out leaves nothing to show", () => {
  expect(mergeFew([cell(16, 0, five)])).toEqual([]);
});

const cells = fc.uniqueArray(
  fc.record({
    wilaya: fc.integer({ min: 1, max: 69 }),
    material: fc.constantFrom(...materials),
    grams: fc.integer({ min: 0, max: 1_000_000 }),
    lots: fc.integer({ min: 1, max: 50 }),
    people: fc.uniqueArray(fc.constantFrom(..."abcdefghijkl"), { maxLength: 5 }),
  }),
  { selector: ({ wilaya, material }) => `${wilaya} ${material}`, maxLength: 40 },
);

const gramsOf = (rows: readonly { grams: number }[]): number =>
  rows.reduce((sum, { grams }) => sum + grams, 0);

test("no gram is lost, nobody is alone, and the others of a material are never a few", () => {
  fc.assert(
    fc.property(cells, (month) => {
      const shown = mergeFew(month);
      expect(gramsOf(shown)).toBe(gramsOf(month));
      for (const { wilaya, material } of shown) {
        const behind = month.filter(
          (one) =>
            one.material === material &&
            one.grams > 0 &&
            (wilaya === null
              ? !shown.some((row) => row.material === material && row.wilaya === one.wilaya)
              : one.wilaya === wilaya),
        );
        const known = new Set(behind.flatMap((one) => one.people)).size;
        const isCountry = shown.filter((row) => row.material === material).length === 1;
        // A whole country with fewer people cannot be put together with anything.
        if (wilaya !== null || !isCountry) expect(known).toBeGreaterThanOrEqual(5);
      }
    }),
  );
});
