import { expect, test } from "vitest";
import { type Bag, firstBag, mostBonus, piecesIn, type Rates, tokensOf } from "./bag.ts";

const rates: Rates = [
  { material: "pet", perKilogram: 2000, starBonusPercent: 10 },
  { material: "aluminium", perKilogram: 6000, starBonusPercent: 10 },
];
const bag = (changes: Partial<Bag>): Bag => ({ ...firstBag, ...changes });

test("a bag is worth whole tokens, cut off, with its stars", () => {
  expect(tokensOf(firstBag, rates)).toBe(109);
  expect(tokensOf(bag({ stars: [false, true, false] }), rates)).toBe(92);
  expect(tokensOf(bag({ material: "aluminium", grams: 100 }), rates)).toBe(7);
});

test("without the rate nothing is promised", () => {
  expect(tokensOf(bag({ material: "pehd" }), rates)).toBeNull();
  expect(tokensOf(firstBag, [])).toBeNull();
});

test("so many bottles or cans, at least one", () => {
  expect(piecesIn(firstBag)).toBe(140);
  expect(piecesIn(bag({ material: "aluminium", grams: 1400 }))).toBe(100);
  expect(piecesIn(bag({ grams: 10 }))).toBe(1);
});

test("three stars add three times the bonus", () => {
  expect(mostBonus(rates)).toBe(30);
  expect(mostBonus([])).toBe(0);
});
