import { type DeskReward, rewardLimits, type RewardTerms } from "@app/contract/reward-desk";
import type { RewardCategory, RewardKind } from "@app/contract/rewards";
import { readDecimal, readWhole } from "../../lib/typed-number.ts";
import {
  emptyWords,
  type Words,
  wordsFrom,
  writtenWords,
} from "../../lib/back-office/words-field.tsx";

/** As it is typed: numbers are text until they are read. */
export interface RewardDraft {
  partnerId: string;
  kind: RewardKind;
  category: RewardCategory;
  name: Words;
  description: Words;
  price: string;
  perPerson: string;
  limitDays: string;
  dinars: string;
  credit: string;
}

export const emptyDraft: RewardDraft = {
  partnerId: "",
  kind: "shop",
  category: "food",
  name: emptyWords,
  description: emptyWords,
  price: "",
  perPerson: "",
  limitDays: "30",
  dinars: "",
  credit: "",
};

const typed = (value: number | null): string => (value === null ? "" : String(value));

export const draftOf = (reward: DeskReward): RewardDraft => ({
  partnerId: reward.partnerId,
  kind: reward.kind,
  category: reward.category,
  name: wordsFrom(reward.name),
  description: wordsFrom(reward.description),
  price: typed(reward.price / 100),
  perPerson: typed(reward.mostPerPerson),
  limitDays: typed(reward.limitDays),
  dinars: typed(reward.partnerCentimes / 100),
  credit: typed(reward.creditDinars),
});

const within = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

const readOptional = (text: string): number | null => (text.trim() === "" ? null : readWhole(text));

/** What is sent; or what is not right with it, as a word of the catalogue. */
export const termsOf = (draft: RewardDraft): RewardTerms | "missing" | "range" => {
  const isPhone = draft.kind === "phone_credit";
  const terms = {
    partnerId: draft.partnerId,
    kind: draft.kind,
    category: draft.category,
    name: writtenWords(draft.name),
    description: writtenWords(draft.description),
    price: Math.round(readDecimal(draft.price) * 100),
    mostPerPerson: readOptional(draft.perPerson),
    limitDays: readWhole(draft.limitDays),
    partnerCentimes: Math.round(readDecimal(draft.dinars) * 100),
    creditDinars: isPhone ? readWhole(draft.credit) : null,
  };
  if (!terms.partnerId || !terms.name.en || !terms.description.en) return "missing";
  const { mostPerPerson, creditDinars } = terms;
  const isRight =
    within(terms.price, rewardLimits.leastPrice, rewardLimits.mostPrice) &&
    (mostPerPerson === null || within(mostPerPerson, 1, rewardLimits.mostPerPerson)) &&
    within(terms.limitDays, 1, rewardLimits.mostLimitDays) &&
    within(terms.partnerCentimes, 0, rewardLimits.mostCentimes) &&
    (creditDinars === null || within(creditDinars, 1, rewardLimits.mostCreditDinars));
  return isRight ? terms : "range";
};
