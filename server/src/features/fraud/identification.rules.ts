import { signalRules } from "@app/contract/signals";
import {
  countVisits,
  type Facts,
  minutesOf,
  percentOf,
  type Rule,
  type Signal,
  within,
} from "./facts.rules.ts";

const { newest, least, percent, days, numberDays, mostNumbers, farNumbers, livePercent, score } =
  signalRules.identification;

const signal = (times: number, detail: Signal["detail"]): Signal => ({
  rule: "identification",
  score: times * score,
  detail,
});

/** A picture of a code instead of the code. Once a phone was slow; three times it was somebody else. */
const oldCode = ({ deposit, oldCodes }: Facts): Signal => {
  const old = countVisits(within(oldCodes, deposit, minutesOf(days)));
  const times = [1, 1, 2][old] ?? 4;
  return signal(times, { identifiedBy: "old_code", old });
};

/** Numbers that one bag was written to and no other: people without a phone come back. */
const newNumbers = ({ deposit, ofPoint }: Facts): Signal | null => {
  const lately = within(ofPoint, deposit, minutesOf(numberDays));
  const bags = new Map<string, number>();
  for (const { citizenId } of ofPoint) bags.set(citizenId, (bags.get(citizenId) ?? 0) + 1);
  const numbers = lately.filter(
    ({ citizenId, identifiedBy }) => identifiedBy === "phone" && bags.get(citizenId) === 1,
  ).length;
  if (numbers <= mostNumbers) return null;
  const live = percentOf(ofPoint, (one) => one.identifiedBy === "live_code");
  return signal(numbers >= farNumbers && live >= livePercent ? 4 : 2, {
    identifiedBy: deposit.identifiedBy,
    numbers,
  });
};

/** Nobody ever there who shows a code. */
const neverLive = ({ deposit, ofPoint }: Facts): Signal | null => {
  const theirs = ofPoint
    .filter(({ citizenId }) => citizenId === deposit.citizenId)
    .slice(0, newest);
  const share = percentOf(theirs, (weighing) => weighing.identifiedBy !== "live_code");
  if (theirs.length < least || share < percent) return null;
  return signal(1, { identifiedBy: deposit.identifiedBy, percent: Math.floor(share) });
};

export const identification: Rule = (facts) => {
  const { identifiedBy } = facts.deposit;
  if (identifiedBy === "live_code") return null;
  if (identifiedBy === "old_code") return oldCode(facts);
  return (identifiedBy === "phone" ? newNumbers(facts) : null) ?? neverLive(facts);
};
