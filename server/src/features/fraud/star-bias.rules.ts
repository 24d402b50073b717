import { signalRules } from "@app/contract/signals";
import type { Rule, Weighing } from "./facts.rules.ts";

const { leastOfPair, leastOfOthers, stars, score } = signalRules.star_bias;

const meanStars = (weighings: readonly Weighing[]): number =>
  weighings.reduce((sum, weighing) => sum + weighing.stars, 0) / weighings.length;

/** One citizen's bags are always finer than everybody else's. */
export const starBias: Rule = ({ deposit, ofCitizen, ofPoint }) => {
  const theirs = ofCitizen.filter(({ pointId }) => pointId === deposit.pointId);
  const others = ofPoint.filter(({ citizenId }) => citizenId !== deposit.citizenId);
  if (theirs.length < leastOfPair || others.length < leastOfOthers) return null;
  const beyond = meanStars(theirs) - meanStars(others);
  if (beyond < stars) return null;
  return { rule: "star_bias", score, detail: { beyond: Math.floor(beyond * 100) / 100 } };
};
