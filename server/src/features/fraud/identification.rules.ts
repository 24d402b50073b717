import { signalRules } from "@app/contract/signals";
import { percentOf, type Rule } from "./facts.rules.ts";

const { newest, least, percent, score } = signalRules.identification;

/** A picture of a code instead of the code, or nobody ever there who shows one. */
export const identification: Rule = ({ deposit, ofPoint }) => {
  const { identifiedBy } = deposit;
  if (identifiedBy === "old_code") {
    return { rule: "identification", score, detail: { identifiedBy } };
  }
  const theirs = ofPoint
    .filter(({ citizenId }) => citizenId === deposit.citizenId)
    .slice(0, newest);
  const share = percentOf(theirs, (weighing) => weighing.identifiedBy !== "live_code");
  if (identifiedBy === "live_code" || theirs.length < least || share < percent) return null;
  return { rule: "identification", score, detail: { identifiedBy, percent: Math.floor(share) } };
};
