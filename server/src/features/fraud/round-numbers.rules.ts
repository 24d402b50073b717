import { signalRules } from "@app/contract/signals";
import { percentOf, type Rule, type Weighing } from "./facts.rules.ts";

const { newest, least, stepGrams, percent, leastOfPair, othersPercent, score } =
  signalRules.round_numbers;

const isRound = ({ grams }: Weighing): boolean => grams % stepGrams === 0;

/** A scale seldom stops at half kilograms; an estimate always does. */
export const roundNumbers: Rule = ({ deposit, ofPoint }) => {
  const last = ofPoint.slice(0, newest);
  const share = percentOf(last, isRound);
  const theirs = ofPoint.filter(({ citizenId }) => citizenId === deposit.citizenId);
  const others = ofPoint.filter(({ citizenId }) => citizenId !== deposit.citizenId);
  const own = percentOf(theirs, isRound);
  // The scale is not to blame where it weighs others to the gram.
  const isOwn =
    theirs.length >= leastOfPair && own >= percent && percentOf(others, isRound) < othersPercent;
  const isOfPoint = last.length >= least && share >= percent;
  if (!isOfPoint && !isOwn) return null;
  return {
    rule: "round_numbers",
    score,
    detail: { percent: Math.floor(share), deposits: last.length, own: Math.floor(own) },
  };
};
