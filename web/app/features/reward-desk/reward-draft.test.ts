import type { DeskReward, RewardTerms } from "@app/contract/reward-desk";
import { expect, test } from "vitest";
import { draftOf, emptyDraft, termsOf } from "./reward-draft.ts";

const terms: RewardTerms = {
  partnerId: "0190a1b2-0000-7000-8000-000000000002",
  kind: "shop",
  category: "food",
  name: { en: "Six rolls", fr: "Six petits pains" },
  description: { en: "Baked in the morning" },
  price: 5050,
  mostPerPerson: null,
  limitDays: 30,
  partnerCentimes: 6000,
  creditDinars: null,
};
const reward: DeskReward = {
  ...terms,
  id: "0190a1b2-0000-7000-8000-000000000001",
  status: "draft",
  picture: null,
  stock: 12,
  waiting: 0,
};

test("what is opened and saved unchanged is sent as it was", () => {
  expect(termsOf(draftOf(reward))).toEqual(terms);
});

test("without partner or English words nothing is sent, nor with a number that cannot be", () => {
  expect(termsOf(emptyDraft)).toBe("missing");
  const draft = draftOf(reward);
  expect(termsOf({ ...draft, name: { ...draft.name, en: " " } })).toBe("missing");
  for (const change of [
    { price: "" },
    { price: "0.5" },
    { price: "dear" },
    { perPerson: "0" },
    { limitDays: "" },
    { dinars: "-1" },
    { kind: "phone_credit" as const },
  ]) {
    expect([change, termsOf({ ...draft, ...change })]).toEqual([change, "range"]);
  }
  expect(termsOf({ ...draft, kind: "phone_credit", credit: "500" })).toMatchObject({
    creditDinars: 500,
  });
});
