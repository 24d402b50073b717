import { type PointKind, pointKinds } from "@app/contract/points";

/** In the order they are asked. */
export const questions = [
  "kind",
  "place",
  "storage",
  "days",
  "scale",
  "phone",
  "agreement",
] as const;
export type Question = (typeof questions)[number];
export type ChoiceQuestion = Exclude<Question, "place">;

export const choices = {
  kind: pointKinds,
  storage: ["roomy", "tight", "noRoom"],
  days: ["mostDays", "someDays", "fewDays"],
  scale: ["hasScale", "buysScale", "noScale"],
  phone: ["hasCamera", "noCamera"],
  agreement: ["agreed", "notAgreed"],
} as const satisfies Record<ChoiceQuestion, readonly string[]>;

export interface Answers {
  kind?: PointKind;
  place?: { wilaya: string; communeCode: string };
  storage?: (typeof choices.storage)[number];
  days?: (typeof choices.days)[number];
  scale?: (typeof choices.scale)[number];
  phone?: (typeof choices.phone)[number];
  agreement?: (typeof choices.agreement)[number];
}

/** The number, from 1, of the first question without an answer; one more than there are at the end. */
export const nextQuestion = (answers: Answers): number => {
  const open = questions.findIndex((question) => answers[question] === undefined);
  return open < 0 ? questions.length + 1 : open + 1;
};

export type Missing = "storage" | "agreement" | "room" | "days" | "scale" | "phone";

export interface Verdict {
  ending: "yes" | "almost" | "notYet";
  /** What stands in the way, or should be better. */
  missing: readonly Missing[];
}

/** What nobody can do without, and what can be helped. */
const lacks = (answers: Answers) => {
  const { storage, agreement, scale, days, phone } = answers;
  const named = (pairs: readonly [boolean, Missing][]): Missing[] =>
    pairs.filter(([isMissing]) => isMissing).map(([, name]) => name);
  return {
    hard: named([
      [storage === "noRoom", "storage"],
      [agreement === "notAgreed", "agreement"],
    ]),
    soft: named([
      [scale === "noScale", "scale"],
      [storage === "tight", "room"],
      [days === "fewDays", "days"],
      [phone === "noCamera", "phone"],
    ]),
  };
};

export const verdictOn = (answers: Answers): Verdict => {
  const { hard, soft } = lacks(answers);
  if (hard.length > 0) return { ending: "notYet", missing: hard };
  return { ending: soft.length > 0 ? "almost" : "yes", missing: soft };
};
