import { type PointKind, pointKinds } from "@app/contract/points";

/** Whose questions they are. */
export type QuestionnaireName = "point" | "transporter" | "brand";

const days = ["mostDays", "someDays", "fewDays"] as const;

/** Of every questionnaire: no two questions share a name. */
export const choices = {
  kind: pointKinds,
  storage: ["roomy", "tight", "noRoom"],
  days,
  scale: ["hasScale", "buysScale", "noScale"],
  phone: ["hasCamera", "noCamera"],
  agreement: ["agreed", "notAgreed"],
  licence: ["licenceB", "licenceC", "noLicence"],
  vehicle: ["van", "smallVan", "truck", "noVehicle"],
  insurance: ["insured", "renews", "notInsured"],
  driveDays: days,
  lift: ["lifts", "hasHelp", "noLift"],
  register: ["hasRegister", "getsRegister", "noRegister"],
  market: ["produces", "imports", "distributes", "noGoods"],
  packaging: ["plastic", "cans", "both", "otherPackaging"],
  tonnage: ["underTen", "underHundred", "underThousand", "overThousand", "unknownTonnage"],
  aim: ["law", "image", "community"],
  decider: ["decides", "proposes", "watches"],
} as const satisfies Record<string, readonly string[]>;
export type ChoiceQuestion = keyof typeof choices;

/** Beside the choices: one commune, or some wilayas. */
export type Question = ChoiceQuestion | "place" | "area";

type Choices = { [Asked in ChoiceQuestion]?: (typeof choices)[Asked][number] };

export interface Answers extends Choices {
  kind?: PointKind;
  place?: { wilaya: string; communeCode: string };
  area?: readonly number[];
}

export type Missing =
  | "agreement"
  | "category"
  | "decision"
  | "days"
  | "distributor"
  | "driveDays"
  | "goods"
  | "help"
  | "insurance"
  | "licence"
  | "packaging"
  | "phone"
  | "register"
  | "room"
  | "scale"
  | "smallVan"
  | "storage"
  | "tonnage"
  | "vehicle";

export interface Verdict {
  ending: "yes" | "almost" | "notYet";
  /** What stands in the way, or should be better. */
  missing: readonly Missing[];
}

/** What is lacking, in the order it is told. */
export const named = (pairs: readonly (readonly [boolean, Missing])[]): Missing[] =>
  pairs.filter(([isMissing]) => isMissing).map(([, name]) => name);

/** `hard`: nobody can do without; `soft`: can be helped. */
export const verdictOf = (hard: readonly Missing[], soft: readonly Missing[]): Verdict => {
  if (hard.length > 0) return { ending: "notYet", missing: hard };
  return { ending: soft.length > 0 ? "almost" : "yes", missing: soft };
};

/** The number, from 1, of the first question without an answer; one more than there are at the end. */
export const nextQuestion = (questions: readonly Question[], answers: Answers): number => {
  const open = questions.findIndex((question) => answers[question] === undefined);
  return open < 0 ? questions.length + 1 : open + 1;
};
