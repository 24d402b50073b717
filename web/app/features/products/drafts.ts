import type { Material } from "@app/contract/materials";
import { gramsOf, type Product, productInputSchema } from "@app/contract/products";
import { readDecimal, readWhole } from "../../lib/typed-number.ts";

/** A product as it stands in the fields: litres, grams with their decimals. */
export interface ProductDraft {
  name: string;
  material: Material | "";
  volume: string;
  weight: string;
  barcode: string;
  units: string;
}

export const emptyDraft: ProductDraft = {
  name: "",
  material: "",
  volume: "",
  weight: "",
  barcode: "",
  units: "",
};

const typed = (thousandths: number, mark: string): string =>
  String(thousandths / 1000).replace(".", mark);

export const draftOf = (product: Product, mark: string): ProductDraft => ({
  name: product.name,
  material: product.material,
  volume: typed(product.volumeMl, mark),
  weight: typed(product.emptyMilligrams, mark),
  barcode: product.barcode,
  units: String(product.unitsPerYear),
});

/** What is sent; what is no number is refused by the schema. */
export const bodyOf = ({ volume, weight, units, ...draft }: ProductDraft) => ({
  name: draft.name,
  material: draft.material,
  volumeMl: Math.round(readDecimal(volume) * 1000),
  emptyMilligrams: Math.round(readDecimal(weight) * 1000),
  barcode: draft.barcode,
  unitsPerYear: readWhole(units),
});

/** What it makes in a year, as soon as both numbers make sense. */
export const gramsOfDraft = (draft: ProductDraft): number | null => {
  const { emptyMilligrams, unitsPerYear } = bodyOf(draft);
  const { shape } = productInputSchema;
  const isKnown =
    shape.emptyMilligrams.safeParse(emptyMilligrams).success &&
    shape.unitsPerYear.safeParse(unitsPerYear).success;
  return isKnown ? gramsOf(unitsPerYear, emptyMilligrams) : null;
};
