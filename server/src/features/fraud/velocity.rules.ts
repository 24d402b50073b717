import { signalRules } from "@app/contract/signals";
import { type Rule, within } from "./facts.rules.ts";

const { minutes, mostOfCitizen, mostOfPoint, score } = signalRules.velocity;

/** More bags than a person carries, or than a scale weighs, in the time. */
export const velocity: Rule = ({ deposit, ofCitizen, ofPoint }) => {
  const citizen = within(ofCitizen, deposit, minutes).length;
  const point = within(ofPoint, deposit, minutes).length;
  if (citizen <= mostOfCitizen && point <= mostOfPoint) return null;
  return { rule: "velocity", score, detail: { citizen, point } };
};
