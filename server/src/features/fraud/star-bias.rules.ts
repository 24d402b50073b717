import { signalRules } from "@app/contract/signals";
import { meanOf, type Rule } from "./facts.rules.ts";

const { leastOfPair, leastOfOthers, stars, far, score } = signalRules.star_bias;

/** One citizen's bags are always finer than everybody else's. */
export const starBias: Rule = ({ deposit, ofCitizen, ofPoint }) => {
  const theirs = ofCitizen.filter(({ pointId }) => pointId === deposit.pointId);
  const others = ofPoint.filter(({ citizenId }) => citizenId !== deposit.citizenId);
  if (theirs.length < leastOfPair || others.length < leastOfOthers) return null;
  const beyond =
    meanOf(theirs, ({ stars: given }) => given) - meanOf(others, ({ stars: given }) => given);
  if (beyond < stars) return null;
  const times = beyond >= far ? 2 : 1;
  return {
    rule: "star_bias",
    score: times * score,
    detail: { beyond: Math.floor(beyond * 100) / 100 },
  };
};
