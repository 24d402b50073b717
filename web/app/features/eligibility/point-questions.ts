import { type Answers, named, type Question, type Verdict, verdictOf } from "./questions.ts";

/** In the order they are asked. */
export const pointQuestions = [
  "kind",
  "place",
  "storage",
  "days",
  "scale",
  "phone",
  "agreement",
] as const satisfies readonly Question[];

export const verdictOnPoint = ({ storage, agreement, scale, days, phone }: Answers): Verdict =>
  verdictOf(
    named([
      [storage === "noRoom", "storage"],
      [agreement === "notAgreed", "agreement"],
    ]),
    named([
      [scale === "noScale", "scale"],
      [storage === "tight", "room"],
      [days === "fewDays", "days"],
      [phone === "noCamera", "phone"],
    ]),
  );
