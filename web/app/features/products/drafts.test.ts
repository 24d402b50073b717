import { type Product, productInputSchema } from "@app/contract/products";
import { expect, test } from "vitest";
import { bodyOf, draftOf, emptyDraft, gramsOfDraft } from "./drafts.ts";

const product = (volumeMl: number, emptyMilligrams: number, unitsPerYear: number): Product => ({
  id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  name: "Tassili",
  material: "pet",
  volumeMl,
  emptyMilligrams,
  barcode: "4006381333931",
  unitsPerYear,
  picture: null,
  isArchived: false,
  placedUnits: 0,
});

test.each([
  [1, 100, 1],
  [1500, 32_500, 3_000_000],
  [333, 9_999, 1_000_000_000],
  [100_000, 5_000_000, 7],
])("%d ml of %d mg, %d times, come back as they were saved", (volumeMl, emptyMilligrams, units) => {
  for (const mark of [",", "."]) {
    const body = bodyOf(draftOf(product(volumeMl, emptyMilligrams, units), mark));
    expect(productInputSchema.parse(body)).toMatchObject({
      volumeMl,
      emptyMilligrams,
      unitsPerYear: units,
    });
  }
});

test("the tonnes are there when both numbers are, and not before", () => {
  expect(gramsOfDraft({ ...emptyDraft, weight: "32,5", units: "3 000 000" })).toBe(97_500_000);
  expect(gramsOfDraft({ ...emptyDraft, weight: "32,5" })).toBeNull();
  expect(gramsOfDraft({ ...emptyDraft, weight: "0", units: "3" })).toBeNull();
});
