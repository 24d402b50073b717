import { type Answers, named, type Question, type Verdict, verdictOf } from "./questions.ts";

/** In the order they are asked. */
export const brandQuestions = [
  "market",
  "packaging",
  "tonnage",
  "aim",
  "decider",
] as const satisfies readonly Question[];

/** Why somebody comes is not for us to judge: whatever they aim at is welcome. */
export const verdictOnBrand = ({ market, packaging, tonnage, decider }: Answers): Verdict =>
  verdictOf(
    named([
      [market === "noGoods", "goods"],
      [packaging === "otherPackaging", "packaging"],
    ]),
    named([
      [market === "distributes", "distributor"],
      [tonnage === "unknownTonnage", "tonnage"],
      [decider === "watches", "decision"],
    ]),
  );
