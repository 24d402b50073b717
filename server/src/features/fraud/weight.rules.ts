import { signalRules } from "@app/contract/signals";
import type { Rule } from "./facts.rules.ts";

const { bagLitres, gramsPerLitre, score } = signalRules.weight;

/** Heavier than the largest bag of this material can be. */
export const weight: Rule = ({ deposit: { material, grams, isCrushed } }) => {
  const most = bagLitres * gramsPerLitre[material][isCrushed ? "crushed" : "loose"];
  if (grams <= most) return null;
  return {
    rule: "weight",
    score: grams > 2 * most ? 2 * score : score,
    detail: { grams, most },
  };
};
