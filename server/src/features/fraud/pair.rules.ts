import { signalRules } from "@app/contract/signals";
import { type Rule, within } from "./facts.rules.ts";

const { days, most, score } = signalRules.pair;
const minutes = days * 24 * 60;

/** The same two, again and again. */
export const pair: Rule = ({ deposit, ofCitizen }) => {
  const here = ofCitizen.filter(({ pointId }) => pointId === deposit.pointId);
  const deposits = within(here, deposit, minutes).length;
  return deposits > most ? { rule: "pair", score, detail: { deposits, days } } : null;
};
