import { signalRules } from "@app/contract/signals";
import { countVisits, minutesOf, type Rule, within } from "./facts.rules.ts";

const { days, most, visitDays, mostVisits, farVisits, score } = signalRules.pair;

/** The same two, again and again. */
export const pair: Rule = ({ deposit, ofCitizen }) => {
  const here = ofCitizen.filter(({ pointId }) => pointId === deposit.pointId);
  const deposits = within(here, deposit, minutesOf(days)).length;
  const visits = countVisits(within(here, deposit, minutesOf(visitDays)));
  if (deposits <= most && visits <= mostVisits) return null;
  const times = visits >= farVisits ? 2 : 1;
  return { rule: "pair", score: times * score, detail: { deposits, days, visits } };
};
