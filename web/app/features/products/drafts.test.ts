import { type Product, productInputSchema } from "@app/contract/products";
import fc from "fast-check";
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

test("what was saved comes back as it was, with a comma or a point", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 100, max: 5_000_000 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom(",", "."),
      (volumeMl, emptyMilligrams, unitsPerYear, mark) => {
        const body = bodyOf(draftOf(product(volumeMl, emptyMilligrams, unitsPerYear), mark));
        expect(productInputSchema.parse(body)).toMatchObject({
          volumeMl,
          emptyMilligrams,
          unitsPerYear,
        });
      },
    ),
  );
});

test("the tonnes are there when both numbers are, and not before", () => {
  expect(gramsOfDraft({ ...emptyDraft, weight: "32,5", units: "3 000 000" })).toBe(97_500_000);
  expect(gramsOfDraft({ ...emptyDraft, weight: "32,5" })).toBeNull();
  expect(gramsOfDraft({ ...emptyDraft, weight: "0", units: "3" })).toBeNull();
});
