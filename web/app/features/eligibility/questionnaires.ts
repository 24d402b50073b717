import type { TileDrawing } from "../../ui/tile.tsx";
import { brandQuestions, verdictOnBrand } from "./brand-questions.ts";
import { driverQuestions, verdictOnDriver } from "./driver-questions.ts";
import { pointQuestions, verdictOnPoint } from "./point-questions.ts";
import type { Answers, Question, QuestionnaireName, Verdict } from "./questions.ts";

export interface Questionnaire {
  name: QuestionnaireName;
  questions: readonly Question[];
  verdictOn: (answers: Answers) => Verdict;
  /** Its own address, and the page before it. */
  path: string;
  landing: string;
  /** Beside the questions, where there is room. */
  wall: readonly TileDrawing[];
  tiles: Record<Verdict["ending"], TileDrawing>;
}

export const pointQuestionnaire: Questionnaire = {
  name: "point",
  questions: pointQuestions,
  verdictOn: verdictOnPoint,
  path: "/collection-point/eligibility",
  landing: "/partners/collectionpoint",
  wall: [
    { name: "shop", pair: 6 },
    { name: "q", pair: 5, turn: 90 },
    { name: "scale", pair: 1 },
    { name: "leaf", pair: 3 },
    { name: "bag", pair: 9 },
    { name: "arcs", pair: 8 },
    { name: "q", pair: 2, turn: 180 },
    { name: "van", pair: 3 },
    { name: "flower", pair: 1 },
  ],
  tiles: {
    yes: { name: "shop", pair: 2 },
    almost: { name: "scale", pair: 6 },
    notYet: { name: "bag", pair: 9 },
  },
};

export const driverQuestionnaire: Questionnaire = {
  name: "transporter",
  questions: driverQuestions,
  verdictOn: verdictOnDriver,
  path: "/transporter/eligibility",
  landing: "/partners/transporter",
  wall: [
    { name: "q", pair: 1, turn: 90 },
    { name: "van", pair: 6 },
    { name: "leaf", pair: 3 },
    { name: "arch", pair: 7 },
    { name: "arcs", pair: 8 },
    { name: "bag", pair: 9 },
    { name: "sun", pair: 2 },
    { name: "q", pair: 3, turn: 180 },
    { name: "factory", pair: 5 },
  ],
  tiles: {
    yes: { name: "van", pair: 6 },
    almost: { name: "van", pair: 2 },
    notYet: { name: "bag", pair: 9 },
  },
};

export const brandQuestionnaire: Questionnaire = {
  name: "brand",
  questions: brandQuestions,
  verdictOn: verdictOnBrand,
  path: "/csr/eligibility",
  landing: "/partners/csr",
  wall: [
    { name: "bottle", pair: 4 },
    { name: "q", pair: 7, turn: 90 },
    { name: "factory", pair: 2 },
    { name: "leaf", pair: 8 },
    { name: "flakes", pair: 9 },
    { name: "waves", pair: 4 },
    { name: "q", pair: 2, turn: 180 },
    { name: "jug", pair: 7 },
    { name: "khatam", pair: 1 },
  ],
  tiles: {
    yes: { name: "bottle", pair: 4 },
    almost: { name: "jug", pair: 2 },
    notYet: { name: "bag", pair: 9 },
  },
};
