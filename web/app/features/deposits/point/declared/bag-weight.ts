import {
  pressKey,
  textOfGrams,
  type WeightKey,
  type WeightText,
} from "../../intake/weight-entry.ts";

export interface BagWeight {
  text: WeightText;
  /** Still what the citizen said: the first key begins a new number. */
  isDeclared: boolean;
}

export const declaredWeight = (grams: number): BagWeight => ({
  text: textOfGrams(grams),
  isDeclared: true,
});

export const afterKey = ({ text, isDeclared }: BagWeight, key: WeightKey): BagWeight => ({
  text: pressKey(isDeclared && key !== "delete" ? "" : text, key),
  isDeclared: false,
});
