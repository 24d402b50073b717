import { signalRules } from "@app/contract/signals";
import { percentOf, type Rule } from "./facts.rules.ts";

const { newest, least, stepGrams, percent, score } = signalRules.round_numbers;

/** A scale seldom stops at half kilograms; an estimate always does. */
export const roundNumbers: Rule = ({ ofPoint }) => {
  const last = ofPoint.slice(0, newest);
  const share = percentOf(last, ({ grams }) => grams % stepGrams === 0);
  if (last.length < least || share < percent) return null;
  return {
    rule: "round_numbers",
    score,
    detail: { percent: Math.floor(share), deposits: last.length },
  };
};
