import type { Goal } from "@app/contract/brand-goals";
import { shareOut, weightsOf } from "@app/contract/goal-months";
import { expect, it } from "vitest";
import { amountIn, draftOf, goalIn, monthsOf, newDraft, withSplit, wrongIn } from "./goal-draft.ts";

const draft = { ...newDraft(2026), amount: "120" };

it.each([
  ["120", 120_000],
  ["12,5", 12_500],
  ["12.5", 12_500],
  ["١٢٫٥", 12_500],
  ["1 200", 1_200_000],
  ["", 0],
])("%s tonnes", (typed, kilograms) => {
  expect(amountIn("kilograms", typed)).toBe(kilograms);
});

it("schools are counted whole", () => {
  expect(goalIn({ ...draft, kind: "schools", amount: "12" })).toMatchObject({ amount: 12 });
  expect(wrongIn({ ...draft, kind: "schools", amount: "1,5" })).toContain("amount");
});

it("asks for an amount, and for wilayas where there are to be some", () => {
  expect([...wrongIn(newDraft(2026))]).toEqual(["amount"]);
  expect([...wrongIn({ ...draft, area: "some" })]).toEqual(["wilayas"]);
  expect([...wrongIn({ ...draft, area: "some", wilayas: [16] })]).toEqual([]);
  expect(goalIn({ ...draft, area: "country", wilayas: [16] }).wilayas).toEqual([]);
});

it("begins by hand with what the months had, and then they decide the year", () => {
  const byHand = withSplit({ ...draft, split: "season" }, "hand");
  expect(monthsOf(byHand)).toEqual(shareOut(120_000, weightsOf.season));
  const changed = { ...byHand, months: byHand.months.with(0, "10") };
  const january = monthsOf(byHand)[0] ?? 0;
  expect(goalIn(changed).amount).toBe(120_000 - january + 10_000);
  expect(wrongIn({ ...changed, months: changed.months.with(3, "a lot") })).toContain("months");
});

it.each([
  [1, "even", null],
  [999, "season", "pet"],
  [120_000, "season", "aluminium"],
  [1_000_000_000, "even", "pehd"],
] as const)(
  "%s kg opened to be changed and saved as they are stay the same",
  (amount, split, material) => {
    const goal: Goal = {
      id: "0197a000-0000-7000-8000-000000000000",
      kind: "kilograms",
      material,
      year: 2027,
      wilayas: [9, 16],
      amount,
      split,
      months: shareOut(amount, weightsOf[split]),
    };
    const { kind, year, wilayas, months } = goal;
    const kept = { kind, material, year, wilayas, amount, split, months: null };
    expect(goalIn(draftOf(goal))).toEqual(kept);
    expect(monthsOf(draftOf(goal))).toEqual(months);
  },
);
