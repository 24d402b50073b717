import { signalRules } from "@app/contract/signals";
import { meanOf, type Rule, within, type Weighing } from "./facts.rules.ts";

const { minutes, mostOfCitizen, farOfCitizen, mostOfPoint, pieces, score } = signalRules.velocity;

const areInPieces = (weighings: readonly Weighing[]): boolean =>
  weighings.length >= pieces.least && meanOf(weighings, ({ grams }) => grams) < pieces.meanGrams;

/** More bags than a person carries, or than a scale weighs, in the time; or one bag, cut up. */
export const velocity: Rule = ({ deposit, ofCitizen, ofPoint }) => {
  const theirs = within(ofCitizen, deposit, minutes);
  const citizen = theirs.length;
  const point = within(ofPoint, deposit, minutes).length;
  const isFast = citizen > mostOfCitizen || point > mostOfPoint;
  if (!isFast && !areInPieces(theirs)) return null;
  const times = citizen >= farOfCitizen ? 2 : 1;
  return { rule: "velocity", score: times * score, detail: { citizen, point } };
};
