import { signalRules } from "@app/contract/signals";
import { minutesOf, type Rule, within, type Weighing } from "./facts.rules.ts";

const { bagLitres, gramsPerLitre, days, score } = signalRules.weight;

const mostOf = ({ material, isCrushed }: Weighing): number =>
  bagLitres * gramsPerLitre[material][isCrushed ? "crushed" : "loose"];

/** Heavier than the largest bag of this material can be. Two sacks on the scale happen; not twice a week. */
export const weight: Rule = ({ deposit, ofCitizen }) => {
  const { grams } = deposit;
  const most = mostOf(deposit);
  if (grams <= most) return null;
  const heavy = within(ofCitizen, deposit, minutesOf(days)).filter(
    (one) => one.grams > mostOf(one),
  ).length;
  return {
    rule: "weight",
    score: grams > 2 * most || heavy > 1 ? 2 * score : score,
    detail: { grams, most, heavy },
  };
};
