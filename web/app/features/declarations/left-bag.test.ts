import { expect, test } from "vitest";
import { memoryStore } from "../../lib/testing/memory-store.ts";
import { atPoint, bagDraft, type BagPoint, noBag } from "./left-bag.ts";

const point: BagPoint = {
  id: "0197f2a0-0000-4000-8000-000000000001",
  name: { en: "El Baraka" },
  materials: ["pet", "pehd"],
};

test("the material stays where the point takes it, and is chosen where there is one alone", () => {
  expect(atPoint({ ...noBag, material: "pehd" }, point).material).toBe("pehd");
  expect(atPoint({ ...noBag, material: "aluminium" }, point).material).toBeNull();
  expect(atPoint(noBag, { ...point, materials: ["aluminium"] }).material).toBe("aluminium");
});

test("what was said of the bag is there again after a reload", () => {
  const store = memoryStore();
  const bag = { ...atPoint(noBag, point), material: "pet" as const, grams: 2500 };
  bagDraft(store).write(bag);
  expect(bagDraft(store).read()).toEqual(bag);
  bagDraft(store).clear();
  expect(bagDraft(store).read()).toEqual(noBag);
});

test("what an older release kept and no longer fits is nothing", () => {
  const store = memoryStore();
  store.write("draft.declaration", JSON.stringify({ point: '{"id":7}', grams: "x" }));
  expect(bagDraft(store).read()).toEqual(noBag);
});
