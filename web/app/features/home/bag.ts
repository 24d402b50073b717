import type { Material } from "@app/contract/materials";
import type { Rate } from "@app/contract/tokens";
import { shownTokens, tokensFor } from "@app/contract/tokens";

export type Rates = readonly (Rate & { material: Material })[];

/** The bag of the calculator. */
export interface Bag {
  material: Material;
  grams: number;
  stars: readonly [clean: boolean, compacted: boolean, manners: boolean];
}

export const bagLimits = { min: 100, max: 10_000, step: 100 } as const;

export const firstBag: Bag = { material: "pet", grams: 4200, stars: [true, true, true] };

/** What one weighs, empty: a bottle of a litre and a half, one of milk, a can of a third of a litre. */
const pieceGrams: Record<Material, number> = { pet: 30, pehd: 50, aluminium: 14 };

export const piecesIn = ({ material, grams }: Bag): number =>
  Math.max(1, Math.round(grams / pieceGrams[material]));

/** Whole tokens, by the rule and the rates of the counter; null where the rate is not known. */
export const tokensOf = ({ material, grams, stars }: Bag, rates: Rates): number | null => {
  const rate = rates.find((one) => one.material === material);
  return rate ? shownTokens(tokensFor(grams, stars.filter(Boolean).length, rate)) : null;
};

/** What three stars add, in percent. */
export const mostBonus = (rates: Rates): number =>
  3 * Math.max(0, ...rates.map(({ starBonusPercent }) => starBonusPercent));
