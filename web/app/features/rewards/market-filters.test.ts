import { expect, test } from "vitest";
import {
  categoriesOf,
  filterRewards,
  readShown,
  similarTo,
  toggleShown,
} from "./market-filters.ts";
import { rewardFor } from "./testing/reward.ts";

const bread = rewardFor({ category: "food", price: 12_000 });
const basket = rewardFor({ category: "food", price: 130_000 });
const credit = rewardFor({ category: "phone", kind: "phone_credit", price: 52_000 });
const all = [bread, credit, basket];

test("the address says what is shown; what it cannot mean is left out", () => {
  expect(readShown(new URLSearchParams("show=reach"))).toBe("reach");
  expect(readShown(new URLSearchParams("show=cars"))).toBeNull();
  expect(readShown(new URLSearchParams())).toBeNull();
});

test("a second tap on a chip takes it back, and the language stays in the address", () => {
  const once = toggleShown(new URLSearchParams("lang=ar"), "food");
  expect(String(once)).toBe("lang=ar&show=food");
  expect(String(toggleShown(once, "food"))).toBe("lang=ar");
  expect(String(toggleShown(once, "phone"))).toBe("lang=ar&show=phone");
});

test("within reach is what the balance pays and what is there", () => {
  expect(filterRewards(all, "reach", 60_000)).toEqual([bread, credit]);
  expect(filterRewards([{ ...bread, stock: 0 }], "reach", 60_000)).toEqual([]);
  expect(filterRewards(all, "reach", undefined)).toEqual(all);
  expect(filterRewards(all, "food", undefined)).toEqual([bread, basket]);
});

test("there are chips for what there is, and always one to give", () => {
  expect(categoriesOf(all)).toEqual(["food", "phone", "give"]);
});

test("in the place of one that is gone: the same kind first, then a similar price", () => {
  expect(similarTo(bread, [credit, basket, bread, { ...basket, id: "gone", stock: 0 }])).toEqual([
    basket,
    credit,
  ]);
});
